// @module-tag slow
import { expect, test } from 'vitest';
import { listFailures } from '../support/trial.ts';
import { publishes } from './publishes.ts';

test('whatever dies while it publishes, each document ends with one PDF, of its last revision', async () => {
  const { short: faults } = publishes.sizes;
  expect(listFailures(await publishes.run({ seed: 1, faults }), faults)).toEqual([]);
});
