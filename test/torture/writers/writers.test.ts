// @module-tag slow
import { expect, test } from 'vitest';
import { listFailures } from '../support/trial.ts';
import { writers } from './writers.ts';

test('of many writers of one document each version has one winner, and whoever loses keeps their text', async () => {
  const { short: faults } = writers.sizes;
  expect(listFailures(await writers.run({ seed: 1, faults }), faults)).toEqual([]);
});
