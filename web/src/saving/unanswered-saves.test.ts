import { expect, test } from 'vitest';
import { UnansweredSaves } from './unanswered-saves.ts';

test('what was sent is remembered once, and forgotten with an answer', () => {
  const saves = new UnansweredSaves(['of an earlier visit']);
  for (const hash of ['one', 'two', 'one']) saves.add(hash);
  expect(saves.list()).toEqual(['of an earlier visit', 'two', 'one']);
  expect([saves.has('two'), saves.has('three')]).toEqual([true, false]);
  saves.clear();
  expect(saves.list()).toEqual([]);
});

test('of a day without a connection the last hundred tries are remembered', () => {
  const saves = new UnansweredSaves();
  for (let at = 0; at < 150; at++) saves.add(`${at}`);
  expect(saves.list()).toHaveLength(100);
  expect([saves.has('49'), saves.has('50'), saves.has('149')]).toEqual([false, true, true]);
});
