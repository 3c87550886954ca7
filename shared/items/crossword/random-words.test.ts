import { range } from 'es-toolkit';
import { expect, test } from 'vitest';
import { findCrosswordFaults } from '#test/support/check-crossword.ts';
import { createWordList } from '#test/support/solve-word-search.ts';

test('in 40 random crosswords every run is a listed word, and each word is placed or named', () => {
  const faults = range(40).flatMap((seed) =>
    findCrosswordFaults(createWordList(seed), seed).map((fault) => `${seed}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
