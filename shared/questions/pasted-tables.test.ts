import { expect, test } from 'vitest';
import { recogniseQuestions } from './recognise-questions.ts';
import { CELL_SIGN, HEAD_SIGN, TABLE_SIGN } from './table-signs.ts';

const row = (...cells: string[]) => cells.join(CELL_SIGN);
const PAIRS = [TABLE_SIGN + row('dew', 'drops'), row('fog', 'a cloud')];
const MATCHED = {
  pairs: [
    { left: 'dew', right: 'drops' },
    { left: 'fog', right: 'a cloud' },
  ],
};

test('a pasted table is what it is in a file: pairs below their heading, and the question above stays its own', () => {
  const text = [
    '1. Why does it rain?',
    '2. Match them.',
    TABLE_SIGN + HEAD_SIGN + row('Word', 'Looks'),
    row('dew', 'drops'),
    row('fog', 'a cloud'),
    '3. Explain snow.',
    ...PAIRS,
    'The end.',
  ];
  expect(recogniseQuestions(text.join('\n'))).toMatchObject({
    isTest: true,
    questions: [
      { type: 'open', prompt: 'Why does it rain?' },
      { type: 'pairs', prompt: 'Match them.', ...MATCHED, taken: ['Word | Looks'] },
      { type: 'open', prompt: 'Explain snow.\nThe end.' },
      { type: 'pairs', prompt: '', ...MATCHED },
    ],
  });
});

test('pairs alone are asked about; a table of more columns is lines', () => {
  expect(recogniseQuestions([...PAIRS, ...PAIRS].join('\n'))).toMatchObject({
    isTest: true,
    questions: [
      { type: 'pairs', ...MATCHED },
      { type: 'pairs', ...MATCHED },
    ],
  });
  expect(recogniseQuestions(`${TABLE_SIGN}${row('a', 'b', 'c')}\n${row('d', '', 'f')}`)).toEqual({
    isTest: false,
    questions: [{ type: 'text', prompt: 'a | b | c\nd | f' }],
  });
});

test('a table of options is that of its question, in the order of their letters', () => {
  const options = (...rows: string[]) => ['1. Capital?', TABLE_SIGN + rows[0], ...rows.slice(1), 'Answer: b'];
  const choice = {
    type: 'choice',
    options: [{ text: 'Lyon' }, { text: 'Paris', correct: true }, { text: 'Nice' }, { text: 'Metz' }],
  };
  for (const rows of [
    [row('a) Lyon', 'b) Paris'), row('c) Nice', 'd) Metz')],
    [row('a) Lyon', 'c) Nice'), row('b) Paris', 'd) Metz')],
    [row('a) Lyon', 'b) Paris', 'c) Nice', 'd) Metz')],
  ])
    expect(recogniseQuestions(options(...rows).join('\n')).questions).toMatchObject([choice]);
});

test('numbers, questions and points side by side are questions with their points', () => {
  const text = [
    TABLE_SIGN + row('No.', 'Question', 'Points'),
    row('1.', 'Why?', '2 points'),
    row('2.', 'Who?', '/3'),
  ].join('\n');
  const { questions, losses } = recogniseQuestions(text);
  expect(questions).toMatchObject([
    { type: 'open', prompt: 'Why?', points: { value: 2 } },
    { type: 'open', prompt: 'Who?', points: { value: 3 } },
  ]);
  expect(losses).toMatchObject([{ what: 'Heading of a table', text: 'No. | Question | Points' }]);
});

test('columns that are counted each for itself are no pairs', () => {
  const text = [TABLE_SIGN + row('1. dog', 'a. meow'), row('2. cat', 'b. bark'), '3. Why?'].join('\n');
  expect(recogniseQuestions(text).questions).toMatchObject([
    { type: 'open' },
    { type: 'open' },
    { type: 'open' },
  ]);
});
