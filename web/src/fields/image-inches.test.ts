import { expect, test } from 'vitest';
import { toImageInches, toImagePx } from './image-inches.ts';

test.each([
  [48, 0.5],
  [96, 1],
  [192, 2],
  [200, 2],
])('a picture of %i px shows as %d in', (px, inches) => {
  expect(toImageInches(px)).toBe(inches);
});

test('2 in are the most that a picture may have, half an inch the least', () => {
  expect([toImagePx(0.5), toImagePx(1), toImagePx(2)]).toEqual([48, 96, 200]);
});
