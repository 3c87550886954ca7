import { expect, test } from 'vitest';
import { inchesOf, pxOf } from './image-inches.ts';

test.each([
  [48, 0.5],
  [96, 1],
  [192, 2],
  [200, 2],
])('a picture of %i px shows as %d in', (px, inches) => {
  expect(inchesOf(px)).toBe(inches);
});

test('2 in are the most that a picture may have, half an inch the least', () => {
  expect([pxOf(0.5), pxOf(1), pxOf(2)]).toEqual([48, 96, 200]);
});
