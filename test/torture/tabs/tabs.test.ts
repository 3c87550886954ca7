// @module-tag slow
import { expect, test } from 'vitest';
import { listFailures } from '../support/trial.ts';
import { tabs } from './tabs.ts';

test('whatever three tabs of one document go through, nothing that was typed over a second before is lost', async () => {
  const { short: faults } = tabs.sizes;
  expect(listFailures(await tabs.run({ seed: 1, faults }), faults)).toEqual([]);
});
