import { expect, test } from 'vitest';
import { parseSearch, toSearchAddress } from './search-address.ts';

test('an address and what it asks for are the same thing', () => {
  const search = { kind: 'bingo', subject: 'PE & Health', grade: '4', words: 'water cycle' } as const;
  expect(parseSearch(toSearchAddress(search).slice('/gallery'.length))).toEqual(search);
  expect(toSearchAddress({})).toBe('/gallery');
});

test('what an address says wrongly it does not ask', () => {
  expect(parseSearch('?kind=novel&subject=Alchemy&grade=99&words=%20')).toEqual({});
});
