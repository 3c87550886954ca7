import { expect, test } from 'vitest';
import { PAPER_WORDS } from './paper-words-by-language.ts';
import { getSheetWords, listSheetWords, writePageNumber } from './sheet-words.ts';

test('a sheet says in English what was promised', () => {
  const words = getSheetWords('en-US');
  expect([writePageNumber(words, 1, 2), words.key, words.free]).toEqual([
    'Page 1 of 2',
    'Answer key',
    'FREE',
  ]);
});

test.each(Object.keys(PAPER_WORDS))('a sheet in %s says everything in its language', (language) => {
  const words = getSheetWords(`${language}-DE`);
  expect(listSheetWords(words).every((word) => word.trim() !== '')).toBe(true);
  if (language !== 'en') expect(words).not.toEqual(getSheetWords('en'));
  expect(writePageNumber(words, 3, 17)).toMatch(/^\D+3\D+17$/);
});

test('a sheet in a language without words says it in English', () => {
  for (const locale of ['sw-KE', 'abcd']) expect(getSheetWords(locale)).toEqual(getSheetWords('en-US'));
});
