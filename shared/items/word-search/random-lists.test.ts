import { range } from 'es-toolkit';
import { expect, test } from 'vitest';
import { createSettings, findFaults } from '#test/support/check-word-search.ts';

test('in 150 random grids a solver finds each word once, where the key has it, and no bad word', () => {
  const faults = range(150).flatMap((seed) =>
    findFaults(createSettings(seed)).map((fault) => `${seed}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
