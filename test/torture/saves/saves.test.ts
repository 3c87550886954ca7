// @module-tag slow
import { expect, test } from 'vitest';
import { listFailures } from '../support/trial.ts';
import { saves } from './saves.ts';

test('whatever breaks around them, of twenty writers no acknowledged save is lost or made twice', async () => {
  const { short: faults } = saves.sizes;
  expect(listFailures(await saves.run({ seed: 1, faults }), faults)).toEqual([]);
});
