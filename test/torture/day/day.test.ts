// @module-tag slow
import { expect, test } from 'vitest';
import { listFailures } from '../support/trial.ts';
import { day } from './day.ts';

test('after renders and a day of use no process, socket or temporary file is left', async () => {
  const { short: faults } = day.sizes;
  expect(listFailures(await day.run({ seed: 1, faults }), faults)).toEqual([]);
});
