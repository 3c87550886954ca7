import { expect, test } from 'vitest';
import { splitWord } from './blanks.ts';
import { fillInTheBlankData } from './schema.ts';

test('ranges of a file are sorted and merged, and end where their word does', () => {
  const words = [
    {
      value: 'water',
      partials: [
        { start: 3, end: 5 },
        { start: 0, end: 2 },
      ],
    },
    {
      value: 'rain',
      partials: [
        { start: 0, end: 3 },
        { start: 2, end: 9 },
        { start: 7, end: 8 },
      ],
    },
  ];
  const data = fillInTheBlankData.parse({ type: 'partial_word', words });
  expect(data.words.map(({ partials }) => partials)).toEqual([
    [
      { start: 0, end: 2 },
      { start: 3, end: 5 },
    ],
    [{ start: 0, end: 4 }],
  ]);
  expect(data.words.map((word) => splitWord(word, data).map(({ text }) => text))).toEqual([
    ['wa', 't', 'er'],
    ['rain'],
  ]);
});
