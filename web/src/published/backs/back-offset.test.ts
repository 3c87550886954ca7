import { expect, test, vi } from 'vitest';
import { isBack, readStoredOffset } from './back-offset.ts';

test.each([
  ['long_edge', [2, 4]],
  ['short_edge', [2, 4]],
  ['backs', [1, 2, 3, 4]],
  ['fronts', []],
  ['fold_over', []],
  ['study_sheet', []],
] as const)('of a deck printed %s, the backs are the pages %j', (sides, backs) => {
  expect([1, 2, 3, 4].filter((number) => isBack(sides, number))).toEqual(backs);
});

test.each([
  ['[1.5,-2]', { x: 1.5, y: -2 }],
  ['[90,"a"]', { x: 5, y: 0 }],
  ['nonsense', { x: 0, y: 0 }],
  [null, { x: 0, y: 0 }],
])('what the device kept as %s is read as what a printer can need', (kept, offset) => {
  vi.stubGlobal('localStorage', { getItem: () => kept });
  expect(readStoredOffset()).toEqual(offset);
  vi.unstubAllGlobals();
});
