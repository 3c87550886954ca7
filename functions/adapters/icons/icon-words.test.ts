import { expect, test } from 'vitest';
import { listMeanings } from './icon-words.ts';

/** A vocabulary that counts how often somebody goes through all of it. */
class CountedWords extends Set<string> {
  passes = 0;
  override [Symbol.iterator]() {
    this.passes++;
    return super[Symbol.iterator]();
  }
}
const countPasses = (query: string) => {
  const words = new CountedWords(['apple', 'house', 'butterfly', 'pencil']);
  listMeanings(query, words);
  return words.passes;
};
const mistyped = (count: number) => Array.from({ length: count }, (_, at) => `appel${at}q`).join(' ');

test('forty mistyped words cost no more than eight, and four no more corrections than three', () => {
  expect(countPasses(mistyped(40))).toBe(countPasses(mistyped(8)));
  expect(countPasses(mistyped(4)) - countPasses(mistyped(3))).toBeLessThan(countPasses(mistyped(1)));
  expect(countPasses('appel '.repeat(8))).toBe(countPasses('appel'));
});

test('the first three mistyped words are corrected, and the others taken as they stand', () => {
  const known = new Set(['apple', 'house', 'butterfly', 'pencil']);
  expect(listMeanings('aple hosue butterlfy pencl pencil', known)).toEqual([
    ['apple'],
    ['house'],
    ['butterfly'],
    ['pencl'],
    ['pencil'],
  ]);
});
