import { expect, test } from 'vitest';
import { addressOf, searchIn } from './search.ts';

test('an address and what it asks for are the same thing', () => {
  const search = { kind: 'bingo', subject: 'PE & Health', grade: '4', words: 'water cycle' } as const;
  expect(searchIn(addressOf(search).slice('/gallery'.length))).toEqual(search);
  expect(addressOf({})).toBe('/gallery');
});

test('what an address says wrongly it does not ask', () => {
  expect(searchIn('?kind=novel&subject=Alchemy&grade=99&words=%20')).toEqual({});
});
