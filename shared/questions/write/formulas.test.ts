import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { describeFormula } from '../../maths/describe-formula.ts';
import { addEdges, removeEdges, splitFormulas } from '../../maths/formula-text.ts';
import { typeset } from '../../maths/typeset.ts';
import { readQuestionFile } from '../read/formats.ts';
import { WRITE_FORMATS, type WriteFormat } from './format-names.ts';
import { writeQuestions } from './formats.ts';

const TEX = [
  '\\frac{1}{2}+x^2',
  '\\sqrt{2}\\le\\pi',
  'a<b',
  '2\\times3\\ne x',
  '\\overline{AB}',
  '\\left(\\frac{a}{b}\\right)',
  '\\text{50\\% of \\$5 \\& \\#1 a\\_b \\{c\\}}',
  'a\\not=b\\not\\in C\\not<d',
  'x\\in\\mathbb{R}\\setminus\\mathbb{Z}',
  '\\prescript{2}{3}{X}',
  '\\xcancel{12}+\\cancel{3}',
  '\\ell+\\hbar',
];
const toText = (tex: string) => addEdges(`$${tex}$`);
const questions: readonly ReadQuestion[] = TEX.map((tex) => ({
  type: 'choice',
  prompt: `What is ${toText(tex)} for $5?`,
  options: [
    { text: toText(tex), correct: true },
    { text: 'none', correct: false },
  ],
}));

async function write(format: WriteFormat, given = questions): Promise<Uint8Array> {
  const { bytes, losses } = await writeQuestions(format, { title: 'Maths', questions: given });
  expect(losses.filter(({ what }) => what !== 'Formatting')).toEqual([]);
  return bytes;
}
const say = (text: string) =>
  splitFormulas(text)
    .map((piece) => (piece.tex === null ? piece.text : describeFormula(typeset(piece.tex))))
    .join('');

/** Lists what the prompts and first options of choices say. */
const listWritten = (all: readonly ReadQuestion[]) =>
  all.flatMap((question) =>
    question.type === 'choice'
      ? [[question.prompt, question.options[0]?.text].map((text) => say(String(text)))]
      : [],
  );

describe('a formula that is written and read again says the same', () => {
  test.each(['word', 'moodle', 'qti', 'qti3', 'gift', 'csv', 'aiken'] as const)('%s', async (format) => {
    const name = `maths.${WRITE_FORMATS[format].ending}`;
    const read = await readQuestionFile({ name, bytes: await write(format) });
    expect(listWritten(read.questions)).toEqual(listWritten(questions));
  });
});

describe('a gap that a formula fills comes back with it', () => {
  const gaps = TEX.map(
    (tex): ReadQuestion => ({
      type: 'gaps',
      prompt: 'Half is ____, for $5.',
      answers: [`${toText(tex)} / ${toText('y')}`],
    }),
  );
  const chosen = TEX.map(
    (tex): ReadQuestion => ({
      type: 'gaps',
      prompt: 'Half is ____.',
      answers: [toText(tex)],
      wrong: [[toText('y'), 'none']],
    }),
  );
  const listAnswers = (all: readonly ReadQuestion[]) =>
    all.flatMap((one) => (one.type === 'gaps' ? [[...one.answers, ...(one.wrong?.[0] ?? [])].map(say)] : []));
  test.each(['moodle', 'qti', 'qti3', 'gift', 'csv'] as const)('%s', async (format) => {
    for (const given of [gaps, chosen]) {
      const name = `maths.${WRITE_FORMATS[format].ending}`;
      const read = await readQuestionFile({ name, bytes: await write(format, given) });
      expect(listAnswers(read.questions)).toEqual(listAnswers(given));
    }
  });
  test.each(['word', 'anki'] as const)('%s', async (format) => {
    const given: ReadQuestion[] = [{ type: 'gaps', prompt: 'Half is ____.', answers: [toText('\\frac12')] }];
    const name = `maths.${WRITE_FORMATS[format].ending}`;
    const read = await readQuestionFile({ name, bytes: await write(format, given) });
    expect(listAnswers(read.questions)).toEqual(listAnswers(given));
  });
});

test('Anki gets it in brackets of TeX', async () => {
  const cards: ReadQuestion[] = [{ type: 'card', term: toText('x^2'), definition: 'square' }];
  const read = await readQuestionFile({ name: 'a.apkg', bytes: await write('anki', cards) });
  expect(read.questions[0]).toMatchObject({ term: toText('x^2'), definition: 'square' });
});

test('no file has the edges that a document has', async () => {
  for (const format of ['moodle', 'gift', 'csv', 'aiken'] as const) {
    const text = strFromU8(await write(format));
    expect(removeEdges(text)).toBe(text);
  }
  const word = unzipSync(await write('word'));
  expect(strFromU8(word['word/document.xml'] ?? new Uint8Array())).not.toContain('\u2063');
});

test('Word gets equations', async () => {
  const files = unzipSync(await write('word'));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect(xml).toMatch(/<m:f>\s*<m:num><m:r><m:t[^>]*>1<\/m:t><\/m:r><\/m:num>/);
  expect(xml).toContain('<m:degHide m:val="1"/>');
  expect(xml.match(/<m:oMath>/g)?.length).toBeGreaterThanOrEqual(questions.length * 2);
});

test('Word gets strokes both ways, and signs before a letter, and gives them back', async () => {
  const given: ReadQuestion[] = [
    { type: 'text', prompt: `${toText('\\xcancel{12}')} ${toText('\\prescript{2}{3}{X}')}` },
  ];
  const bytes = await write('word', given);
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain('<m:strikeBLTR m:val="1"/><m:strikeTLBR m:val="1"/>');
  expect(xml).toContain('<m:sPre>');
  const { questions: read } = await readQuestionFile({ name: 'a.docx', bytes });
  expect(JSON.stringify(read)).toContain(
    JSON.stringify(`${toText('\\xcancel{12}')} ${toText('{}_{2}^{3}X')}`).slice(1, -1),
  );
});

test('QTI gets MathML', async () => {
  const files = unzipSync(await write('qti3'));
  expect(strFromU8(files['item1.xml'] ?? new Uint8Array())).toContain(
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow>',
  );
});

test.each([
  ['a.gift', 'What is \\\\(\\\\frac\\{1\\}\\{2\\}\\\\)? {=a ~b}', '\\frac{1}{2}'],
  ['a.md', '1. What is $a_1*b_2$ of *this*?\na) one\nb) two\nAnswer: a', 'a_1*b_2'],
  ['a.txt', 'What is $$x^2$$?\nA. one\nB. two\nANSWER: A', 'x^2'],
])('TeX of %s is read as a formula', async (name, text, tex) => {
  const { questions: read } = await readQuestionFile({ name, bytes: new TextEncoder().encode(text) });
  const [first] = read;
  const prompt = first && 'prompt' in first ? JSON.stringify(first.prompt) : '';
  expect(
    splitFormulas(JSON.parse(JSON.stringify(prompt))).map((piece) => piece.tex?.replaceAll('\\\\', '\\')),
  ).toContain(tex);
});

test('MathML without TeX is read by its elements', async () => {
  const math =
    '<math><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>×</mo><msup><mi>x</mi><mn>2</mn></msup></mrow></math>';
  const text = `<assessmentItem title="a"><itemBody><p>What is ${math}?</p><extendedTextInteraction responseIdentifier="R"/></itemBody></assessmentItem>`;
  const { questions: read } = await readQuestionFile({
    name: 'a.xml',
    bytes: new TextEncoder().encode(text),
  });
  expect(JSON.stringify(read)).toContain(JSON.stringify(toText('\\frac{1}{2}\\times x^{2}')).slice(1, -1));
});

test('prices of a file stay prices', async () => {
  const text = '1. A pen costs $5 and a book $10. How much are both?\na) $15\nb) $20\nAnswer: a';
  const { questions: read } = await readQuestionFile({ name: 'a.md', bytes: new TextEncoder().encode(text) });
  expect(JSON.stringify(read)).not.toContain('\u2063');
});
