import { expect, test } from 'vitest';
import { computeScrollStep } from './scroll-step.ts';

const DESK = { top: 56, bottom: 768 };

test.each([
  ['in the middle nothing moves', 400, 0],
  ['just inside the upper edge it moves a little', 110, -1],
  ['at the upper edge it moves fastest, upwards', 56, -18],
  ['above the desk it moves no faster', 0, -18],
  ['at the lower edge it moves fastest, downwards', 768, 18],
])('a drag at the edge scrolls the desk: %s', (_, y, step) => {
  expect(computeScrollStep(DESK, y)).toBe(step);
});
