import { expect, test } from 'vitest';
import { toLeastPictureHeight } from './picture-height.ts';

/** What the CSS says where letters are so large, in pt. */
function getLowest(points: number, height: number): number {
  const [, least, from, rise, most] =
    /^clamp\((.+)px, \(1em - (.+)pt\) \* (.+), (.+)px\)$/.exec(toLeastPictureHeight(height))?.map(Number) ??
    [];
  const risen = ((points - (from ?? 0)) * (rise ?? 0) * 96) / 72;
  return Math.min(most ?? 0, Math.max(least ?? 0, risen));
}

test('a picture keeps its share beside words that can be read, and gives way to smaller ones until nothing is cut', () => {
  expect(getLowest(18, 100)).toBeCloseTo(60);
  expect(getLowest(9, 100)).toBeCloseTo(60);
  expect(getLowest(8, 100)).toBeCloseTo(30);
  expect(getLowest(7, 100)).toBe(4);
  expect(getLowest(7, 5)).toBe(3);
});
