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
