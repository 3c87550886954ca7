import { describe, expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { newItemFrom } from '../../items/new-item-from.ts';
import { writeQuestions } from '../write/formats.ts';
import { readQuestionFile } from './formats.ts';

const read = (name: string, text: string) =>
  readQuestionFile({ name, bytes: new TextEncoder().encode(text) });
const readOne = async (name: string, text: string) => {
  const { questions, losses } = await read(name, text);
  return [...questions.map(toQuestionLine), ...losses.map(({ what, text: words }) => `${what}: ${words}`)];
};

interface Given {
  readonly question?: string;
  readonly options?: readonly string[];
  readonly solution?: string;
  readonly remarks?: readonly string[];
  readonly about: Readonly<Record<string, string>>;
}
type Write = (given: Given) => string;

const writeMarkdown: Write = ({ question = 'Which?', options = [], solution = '', remarks = [], about }) => {
  const list = (entries: readonly string[]) =>
    entries.length === 0
      ? ''
      : `\nAnswerlist\n----------\n${entries.map((entry) => `* ${entry}`).join('\n')}\n`;
  const told = solution === '' ? '' : `Solution\n========\n${solution}\n${list(remarks)}`;
  const lines = Object.entries(about).map(([key, value]) => `${key}: ${value}`);
  return `Question\n========\n${question}\n${list(options)}\n${told}\nMeta-information\n================\n${lines.join('\n')}\n`;
};
const writeHashed: Write = (given) =>
  writeMarkdown(given)
    .replace(/^(.+)\n=+$/gm, '# $1')
    .replace(/^(.+)\n-+$/gm, '## $1');
const writeLatex: Write = ({ question = 'Which?', options = [], solution = '', remarks = [], about }) => {
  const list = (entries: readonly string[]) =>
    entries.length === 0
      ? ''
      : `\\begin{answerlist}\n${entries.map((entry) => `\\item ${entry}`).join('\n')}\n\\end{answerlist}\n`;
  const told = solution === '' ? '' : `\\begin{solution}\n${solution}\n${list(remarks)}\\end{solution}\n`;
  const lines = Object.entries(about).map(([key, value]) => `%% \\${key}{${value}}`);
  return `\\begin{question}\n${question}\n${list(options)}\\end{question}\n${told}${lines.join('\n')}\n`;
};

describe.each([
  ['Markdown', 'a.Rmd', writeMarkdown],
  ['Markdown with other headings', 'a.Rmd', writeHashed],
  ['LaTeX', 'a.Rnw', writeLatex],
  ['a text of Windows', 'a.txt', (given: Given) => `\uFEFF${writeMarkdown(given).replaceAll('\n', '\r\n')}`],
])('an exercise of R/exams in %s', (_, name, write) => {
  const options = ['ice', 'fog', 'dew'];
  test.each<[string, Given, string[]]>([
    [
      'schoice',
      { options, about: { extype: 'schoice', exsolution: '010' } },
      ['choice: Which? | ice | *fog | dew'],
    ],
    [
      'mchoice',
      { options, about: { extype: 'mchoice', exsolution: '101' } },
      ['choice: Which? | *ice | fog | *dew'],
    ],
    [
      'no key',
      { options, about: { extype: 'schoice', exsolution: '01' } },
      ['choice: Which? | ice | fog | dew', 'Answer that is no option: 01'],
    ],
    [
      'num',
      { about: { extype: 'num', exsolution: '3.5', extol: '0.1' } },
      ['open: Which? | 3.5 (± 0.1) (1)'],
    ],
    [
      'num without tolerance',
      { about: { extype: 'num', exsolution: '3', extol: '0' } },
      ['open: Which? | 3 (1)'],
    ],
    ['string', { about: { extype: 'string', exsolution: 'fog bank' } }, ['open: Which? | fog bank (1)']],
    [
      'essay',
      {
        solution: 'It is.',
        about: { extype: 'string', exsolution: 'nil', 'exextra[essay,logical]': 'TRUE' },
      },
      ['open: Which? | It is.'],
    ],
    [
      'cloze',
      {
        options,
        question: 'A ##ANSWER1##, ##ANSWER2##, ##ANSWER3##.',
        about: {
          extype: 'cloze',
          exclozetype: 'schoice|string|num',
          exsolution: '010|rain|2',
          extol: '0|0|1',
        },
      },
      ['gaps: A _____, _____, _____. | fog (ice, dew) | rain | 2 (± 1)'],
    ],
    [
      'cloze without places',
      {
        options: ['How many?', ...options],
        about: { extype: 'cloze', exclozetype: 'num|mchoice', exsolution: '2|110', extol: '0' },
      },
      ['text: Which?', 'open: How many? | 2 (1)', 'choice: b) | *ice | *fog | dew'],
    ],
    ['other', { about: { extype: 'form' } }, ['Question of the type “form”: Which?']],
  ])('%s', async (_type, given, lines) => {
    expect(await readOne(name, write(given))).toEqual(lines);
  });

  test('has its worked solution on the key alone', async () => {
    const given = {
      options,
      solution: 'Look up.',
      remarks: ['Cold.', 'True.', 'Wet.'],
      about: { extype: 'schoice', exsolution: '010', exname: 'Air', expoints: '2' },
    };
    const { questions, losses } = await read(name, write(given));
    expect(questions).toMatchObject([
      { type: 'choice', points: { value: 2 } },
      { type: 'text', prompt: 'Look up.\n1. Cold.\n2. True.\n3. Wet.', shown_on: 'key' },
    ]);
    expect(losses.map(({ what }) => what)).toEqual(['Title']);
    expect(questions[1] && newItemFrom(questions[1], 'a')).toMatchObject({ shown_on: 'key' });
    const written = await writeQuestions('moodle', { title: '', questions });
    expect(new TextDecoder().decode(written.bytes)).not.toContain('Look up');
    expect(written.losses).toMatchObject([
      { what: 'Item on the key only', text: expect.stringContaining('Look up.') },
    ]);
  });
});

describe('an exercise that needs R is refused by name', () => {
  const about = { extype: 'num', exsolution: '3' };
  test.each([
    [
      'a.Rmd',
      `\`\`\`{r, echo=FALSE}\nx <- sample(9, 1)\n\`\`\`\n${writeMarkdown({ about })}`,
      'x <- sample(9, 1)',
    ],
    ['a.Rmd', writeMarkdown({ question: 'What is `r x` + 1?', about }), '`r x`'],
    ['a.Rmd', writeMarkdown({ about: { ...about, exsolution: '`r x`' } }), '`r x`'],
    ['a.Rnw', `<<echo=FALSE>>=\nx <- runif(1)\n@\n${writeLatex({ about })}`, 'x <- runif(1)'],
    ['a.Rnw', writeLatex({ question: 'What is \\Sexpr{x}?', about }), '\\Sexpr{x}?'],
  ])('%s %#', async (name, text, code) => {
    await expect(read(name, text)).rejects.toThrow(`R computes its text, as in “${code}”`);
  });

  test('and beside others it is named', async () => {
    const text = `${writeMarkdown({ about })}\n${writeMarkdown({ question: 'And `r x`?', about })}`;
    expect(await readOne('a.Rmd', text)).toEqual([
      'open: Which? | 3 (1)',
      expect.stringContaining('Question that R computes: Question ======== And `r x`?'),
    ]);
  });
});

test('code that computes nothing is no reason to refuse, and code that is shown is', async () => {
  const idle = '```{r, include=FALSE}\n# loads\nlibrary("exams")\ninclude_supplement("a.png")\n```\n';
  const question = 'What?\n\n```{r, eval=FALSE}\nif (x) {\n  y\n}\n```';
  const [line] = await readOne(
    'a.Rmd',
    idle + writeMarkdown({ question, about: { extype: 'string', exsolution: 'y' } }),
  );
  expect(line).toBe('open: What?⏎if (x) {⏎  y⏎} | y (1)');
  const sweave = '<<eval=FALSE>>=\nx <- 1\n@';
  const [latex] = await readOne(
    'a.Rnw',
    writeLatex({ question: `What?\n${sweave}`, about: { extype: 'string', exsolution: '1' } }),
  );
  expect(latex).toBe('open: What?⏎x <- 1 | 1 (1)');
});

test('words of LaTeX keep their marks, signs and formulas; a command that is not known is named', async () => {
  const question =
    "Is \\emph{Z\\\"urich}~50\\% of ``$\\frac{1}{2}$'' --- \\textbf{H\\textsubscript{2}O}? % no\n\n\\foo{Yes} \\& \\ss, Preu\\ss{}e.";
  const { questions, losses } = await read(
    'a.Rnw',
    writeLatex({ question, about: { extype: 'string', exsolution: 'y' } }),
  );
  expect(questions.map(toQuestionLine)).toEqual([
    'open: Is Zürich\u00A050% of “\u2063$\\frac{1}{2}$\u2063” — H2O?⏎Yes & ß, Preuße. | y (1)',
  ]);
  expect(JSON.stringify(questions)).toContain('"2","marks":[{"type":"strong"},{"type":"subscript"}]');
  expect(losses.map(({ what, text }) => `${what}: ${text}`)).toEqual(['Command of LaTeX: \\foo']);
});
