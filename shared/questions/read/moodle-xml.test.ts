import { expect, test } from 'vitest';
import { toQuestionLine } from '#test/support/question-line.ts';
import { readQuestionFile } from './formats.ts';

const read = (inside: string) =>
  readQuestionFile({ name: 'a.xml', bytes: new TextEncoder().encode(`<quiz>${inside}</quiz>`) });
const readOne = async (type: string, inside: string) => {
  const { questions, losses } = await read(`<question type="${type}">${inside}</question>`);
  return [...questions.map(toQuestionLine), ...losses.map(({ what, text }) => `${what}: ${text}`)];
};
const asked = (text: string, format = 'html') =>
  `<questiontext format="${format}"><text><![CDATA[${text}]]></text></questiontext>`;
const answer = (fraction: number | string, text: string, more = '') =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`;

test.each([
  ['shortanswer', [answer(100, 'Rome'), answer(50, 'Roma'), answer(0, 'Paris'), answer(0, '*')]],
  ['numerical', [answer(0, 'Paris'), answer(100, 'Rome'), answer('50,0', 'Roma'), answer(100, '*')]],
])(
  'a written answer that earns a part or nothing, or any other one, is not in the key: %s',
  async (type, all) => {
    const lines = await readOne(type, asked('Town?') + all.join(''));
    expect(lines[0]).toBe('open: Town? | Rome (1)');
    expect(lines.slice(1).sort()).toEqual([
      'Answer that earns 50 % of the points: Roma',
      'Expected wrong answer: Paris',
    ]);
  },
);

test.each([
  ['one', '<single>true</single>', [100, 50, 0], 'choice: Which? | *a | b | c'],
  ['several', '<single>false</single>', ['33,3333', 66.66667, -100], 'choice: Which? | *a | *b | c'],
])(
  'an option is right where it earns all of one answer, or a part of %s',
  async (_, single, weights, line) => {
    const options = weights.map((weight, at) => answer(weight, 'abc'.charAt(at)));
    expect((await readOne('multichoice', asked('Which?') + single + options.join('')))[0]).toBe(line);
  },
);

test('options of which only all together are right are right', async () => {
  const options = answer(100, 'a') + answer(100, 'b') + answer(0, 'c');
  for (const type of ['multichoiceset', 'oumultiresponse'])
    expect(await readOne(type, asked('Which?') + options)).toEqual(['choice: Which? | *a | *b | c']);
});

test.each([
  ['any other answer', '{1:SA:=Rome~%50%Roma~%0%*#no}', 'Rome'],
  ['a part of a choice', '{1:MCV:%50%a~=b~c}', 'b (a, c)'],
  ['several of a choice', '{1:MULTIRESPONSE:%50%a~%50%b~c}', 'a (c)'],
  ['braces in an answer', '{1:SHORTANSWER_C:=x^{2\\}~=y}', 'x^{2} / y'],
  ['TeX, in which a backslash is a sign', '{1:SA:=\\frac{1\\}{2\\}}', '\\frac{1}{2}'],
  ['a star that is meant', '{1:SA:=\\*}', '*'],
  ['a type of another program', 'It {1:SA:=is} {1:REGEXP:=x.*~y}', 'is | '],
])('embedded answers never print, and weigh what they say: %s', async (_, text, key) => {
  const [line = ''] = await readOne('cloze', asked(`<p>${text}</p>`));
  expect(line).not.toMatch(/[{}]\d?:/);
  expect(line.slice(line.indexOf('|') + 2)).toBe(key);
});

test.each([
  ['html', 'a <i>b</i>\nc', 'a b c'],
  ['moodle_auto_format', 'a <i>b</i>\nc', 'a b⏎c'],
  ['plain_text', 'a <i>b</i>\n  c', 'a <i>b</i>⏎  c'],
  ['markdown', 'a **b**\nc\n\n```\nif d:\n    e\n```', 'a b c⏎if d:⏎    e'],
  ['html', '<pre>if d:\n\n    e</pre>', 'if d:⏎    e'],
])('a text of the format %s is read as such', async (format, text, prompt) => {
  expect(await readOne('essay', asked(text, format))).toEqual([`open: ${prompt}`]);
});

test('points are read where a bank has chosen them; those that no sheet has are named', async () => {
  const essay = (grade: string) =>
    `<question type="essay">${asked('Why?')}<defaultgrade>${grade}</defaultgrade></question>`;
  const readPoints = async (...grades: readonly string[]) => {
    const { questions, losses } = await read(grades.map(essay).join(''));
    return [...questions.map(({ points }) => points?.value), ...losses.map(({ text }) => text)];
  };
  expect(await readPoints('1.0000000', '2.5000000')).toEqual([1, 2.5]);
  expect(await readPoints('1.0000000', '1')).toEqual([undefined, undefined]);
  expect(await readPoints('0.3333333', '0')).toEqual([undefined, undefined, '0.3333333']);
});

test('fields of a form are drawn as on paper, and what was filled in is named', async () => {
  const fields =
    '<input type="radio" checked> one <input type="checkbox"> two <input value="x"> <textarea>old</textarea>';
  const list = '<select><option>red</option><option selected>blue</option></select>';
  expect(await readOne('essay', asked(`Pick ${fields} or ${list}.`))).toEqual([
    'open: Pick ○ one ☐ two _____ _____ or red / blue.',
    'Filled-in field: ○',
    'Filled-in field: x',
    'Filled-in field: old',
    'Chosen entry of a list: blue',
  ]);
});

const MATHS = '<math><mi>x</mi><mo>+</mo><mn>2</mn></math>';
test.each([
  [
    'KaTeX',
    `<span class="katex"><span class="katex-mathml">${MATHS}</span><span class="katex-html" aria-hidden="true"><span>x</span><span>+2</span></span></span>`,
  ],
  [
    'MathJax',
    `<span class="MathJax"><nobr aria-hidden="true"><span>x</span><span>+2</span></nobr><span role="presentation">${MATHS}</span></span>`,
  ],
])('a formula that %s draws beside its MathML is read once', async (_, formula) => {
  const [line] = await readOne('essay', asked(`What is ${formula} here?`));
  expect(line?.replace(/[^ -~]/gu, '')).toMatch(/^open: What is \$x ?\+ ?2\$ here\?$/);
});

test('words that are hidden from programs that read aloud are read where no formula is beside them', async () => {
  const drawn = '<span class="katex-html" aria-hidden="true">x+2</span>';
  expect(await readOne('essay', asked(`What is ${drawn}?`))).toEqual(['open: What is x+2?']);
});
