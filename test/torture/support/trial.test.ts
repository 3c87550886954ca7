import { expect, test } from 'vitest';
import { listFailures } from './trial.ts';

const outcome = { faults: { killed: 2, doubled: 3 }, counts: {}, misses: [] };

test('a trial in which all faults happened and nothing is missing holds', () => {
  expect(listFailures(outcome, 5)).toEqual([]);
});

test('a miss, a fault that never happened and too few faults fail a trial', () => {
  const failing = { ...outcome, faults: { killed: 2, doubled: 0 }, misses: ['a save is lost'] };
  expect(listFailures(failing, 5)).toEqual([
    'a save is lost',
    'the fault "doubled" never happened',
    'only 2 of 5 faults happened',
  ]);
});

test('too few of a kind that is counted by itself fail a trial, however many there are of others', () => {
  expect(listFailures({ ...outcome, least: { killed: 3, doubled: 3 } }, 5)).toEqual([
    'only 2 of 3 faults "killed" happened',
  ]);
});
