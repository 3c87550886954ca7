import { expect, test } from 'vitest';
import type { ReadQuestion } from '../items/parts/read-question.ts';
import { toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { readQuestionFile } from './read/formats.ts';
import { recogniseQuestions } from './recognise-questions.ts';
import { WRITE_FORMATS } from './write/format-names.ts';
import { writeQuestions } from './write/formats.ts';

const CODE = 'if x:\n    y';
const toCode = (text: string): RichTextValue => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'code' }] }] }],
});
const listOptions = ([question]: readonly ReadQuestion[]) =>
  question?.type === 'choice' ? question.options.map(({ text }) => toPlainText(text)) : [];

test('an option of pasted code keeps its lines, also the last one', () => {
  const line = (label: string, code: string) => ({
    type: 'paragraph' as const,
    content: [
      ...(label === '' ? [] : [{ type: 'text' as const, text: label }]),
      ...(code === '' ? [] : [{ type: 'text' as const, text: code, marks: [{ type: 'code' as const }] }]),
    ],
  });
  const content = [
    line('1. Which?', ''),
    line('a) ', 'if x:'),
    line('', '    y'),
    line('b) ', 'while x:'),
    line('', '    z'),
    line('2. Why?', ''),
  ];
  const { questions } = recogniseQuestions({ type: 'doc', content });
  expect(listOptions(questions)).toEqual([CODE, 'while x:\n    z']);
  expect(questions).toHaveLength(2);
});

test.each(['q.xml', 'q.gift'])('so does <pre> of %s', async (name) => {
  const pre = `<pre>${CODE}</pre>`;
  const text = name.endsWith('xml')
    ? `<quiz><question type="multichoice"><questiontext><text>Which?</text></questiontext><answer fraction="100" format="html"><text><![CDATA[${pre}]]></text></answer><answer fraction="0"><text>z</text></answer></question></quiz>`
    : `Which? {\n=[html]${pre.replace(':', '\\:')}\n~z\n}`;
  const { questions } = await readQuestionFile({ name, bytes: new TextEncoder().encode(text) });
  expect(listOptions(questions)).toEqual([CODE, 'z']);
});

test.each(['word', 'moodle', 'qti', 'qti3', 'gift'] as const)(
  'an option and a prompt of code come back from %s with their lines and their room',
  async (format) => {
    const written: ReadQuestion = {
      type: 'choice',
      prompt: toCode('def f():\n    if x:\n        y'),
      options: [
        { text: toCode(CODE), correct: true },
        { text: toCode('z'), correct: false },
      ],
    };
    const { bytes } = await writeQuestions(format, { title: '', questions: [written, written] });
    const { questions } = await readQuestionFile({ name: `a.${WRITE_FORMATS[format].ending}`, bytes });
    expect(listOptions(questions)).toEqual([CODE, 'z']);
    const [question] = questions.filter(({ type }) => type === 'choice');
    expect(question && 'prompt' in question && toPlainText(question.prompt)).toBe(
      'def f():\n    if x:\n        y',
    );
    expect(questions).toHaveLength(2);
    expect(question).toMatchObject({ options: [{ correct: true }, { correct: false }] });
  },
);

test.each([
  ['Python', 'for i in range(3):\n    if i:  # 2. no\n        answer = i\n    print(i)'],
  ['C', 'int main() {\n  int x = 5;\n  return x;\n}'],
  ['a function', 'function f(a) {\n    return a;\n}\nf(1)'],
])('code that is typed keeps the room before its lines: %s', async (_, code) => {
  const text = `1. What does it do?\n${code}\n   a) this\n   b) that\n   Answer: b\n2. Why?\n   So that it works.\n`;
  const expected = [
    {
      type: 'choice',
      prompt: `What does it do?\n${code}`,
      options: [{ text: 'this' }, { text: 'that', correct: true }],
    },
    { type: 'open', prompt: 'Why?\nSo that it works.' },
  ];
  expect(recogniseQuestions(text).questions).toMatchObject(expected);
  const { questions } = await readQuestionFile({ name: 'a.txt', bytes: new TextEncoder().encode(text) });
  expect(questions.map((one) => ('prompt' in one ? toPlainText(one.prompt) : ''))).toEqual(
    expected.map(({ prompt }) => prompt),
  );
});
