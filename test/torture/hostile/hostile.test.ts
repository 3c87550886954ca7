// @module-tag slow
import { expect, test } from 'vitest';
import { listFailures } from '../support/trial.ts';
import { hostile } from './hostile.ts';

test('hostile texts, pictures, banks and requests run nothing, fetch nothing and leak nothing on any surface', async () => {
  const { short: faults } = hostile.sizes;
  expect(listFailures(await hostile.run({ seed: 1, faults }), faults)).toEqual([]);
});
