// @module-tag slow
import { expect, test } from 'vitest';
import { listFailures } from '../support/trial.ts';
import { denial } from './denial.ts';

test('no request or text of a denial takes two seconds of a processor, and no other user is refused meanwhile', async () => {
  const { short: faults } = denial.sizes;
  expect(listFailures(await denial.run({ seed: 1, faults }), faults)).toEqual([]);
});
