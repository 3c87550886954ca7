import { expect, test } from 'vitest';
import { computeTipPlace } from './place-tip.ts';

const TIP = { width: 100, height: 30 };
const WINDOW = { width: 1000, height: 600 };
const place = (left: number, top: number) =>
  computeTipPlace({ left, top, width: 32, height: 32 }, TIP, WINDOW);

test('a tip stands above the middle of its control', () => {
  expect(place(400, 300)).toEqual({ left: 366, top: 262 });
});

test('a tip stands below a control that has no room above it', () => {
  expect(place(400, 10)).toEqual({ left: 366, top: 50 });
});

test.each([
  ['left', 0, 8],
  ['right', 990, 892],
])('a tip keeps within the window at its %s edge', (_, left, expected) => {
  expect(place(left, 300).left).toBe(expected);
});
