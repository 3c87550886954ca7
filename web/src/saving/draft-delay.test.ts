import { expect, test } from 'vitest';
import { draftDelay } from './draft-delay.ts';

const change = { kind: 'bingo', step: 'Edit card', isNew: true } as const;

test('a title is kept after 500 ms, that of a first-time bingo after 1 ms', () => {
  expect(draftDelay({ ...change, kind: 'worksheet', step: 'Edit title' })).toBe(500);
  expect(draftDelay({ ...change, step: 'Edit title' })).toBe(1);
  expect(draftDelay({ ...change, step: 'Edit title', isNew: false })).toBe(500);
});

test('a bingo word is kept after 500 ms, a change of the font size after 150 ms', () => {
  expect(draftDelay(change)).toBe(500);
  expect(draftDelay({ ...change, step: 'Card setup' })).toBe(150);
});
