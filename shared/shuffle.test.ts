import { expect, test } from 'vitest';
import { createSeededRandom, getNextSeed, shuffleWithSeed } from './shuffle.ts';

const LETTERS = [...'abcdefghij'];

test('a seed always gives the same order, and another seed another', () => {
  expect(shuffleWithSeed(LETTERS, 7)).toEqual(shuffleWithSeed(LETTERS, 7));
  expect(shuffleWithSeed(LETTERS, 7)).not.toEqual(shuffleWithSeed(LETTERS, 8));
  expect(shuffleWithSeed(LETTERS, 7).sort()).toEqual(LETTERS);
});

test('an entry added at the end leaves the order of the others', () => {
  const more = shuffleWithSeed([...LETTERS, 'k'], 7);
  expect(more.filter((letter) => letter !== 'k')).toEqual(shuffleWithSeed(LETTERS, 7));
});

test('every entry comes to every place about as often', () => {
  const firsts = Array.from({ length: 2000 }, (_, seed) => shuffleWithSeed(LETTERS, seed)[0] ?? '');
  for (const letter of LETTERS) {
    const times = firsts.filter((first) => first === letter).length;
    expect(times).toBeGreaterThan(130);
    expect(times).toBeLessThan(280);
  }
});

test('numbers are from 0 to 1, and the next seed is a whole number of 32 bits', () => {
  const random = createSeededRandom(1);
  for (let time = 0; time < 100; time++) expect(Math.floor(random())).toBe(0);
  expect(Number.isInteger(getNextSeed(1)) && getNextSeed(1) < 2 ** 32).toBe(true);
  expect(getNextSeed(1)).not.toBe(1);
});
