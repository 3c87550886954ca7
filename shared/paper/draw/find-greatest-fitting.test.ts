import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findGreatestFitting } from './find-greatest-fitting.ts';

const BOUNDS = { size: 24, least: 8 };
/** A box that has room for up to that size. */
const createRoom = (most: number) => {
  const asked: number[] = [];
  const fits = (size: number) => {
    asked.push(size);
    return size <= most;
  };
  return { fits, asked };
};

test('wherever the search begins, the size is the greatest that fits, and none is larger or smaller than may be', () => {
  const half = fc.integer({ min: 0, max: 60 }).map((halves) => halves / 2);
  fc.assert(
    fc.property(half, half, (most, near) => {
      const { fits, asked } = createRoom(most);
      const right = most < BOUNDS.least ? null : Math.min(most, BOUNDS.size);
      expect(findGreatestFitting(BOUNDS, fits, near)).toBe(right);
      expect(asked.every((size) => size >= BOUNDS.least && size <= BOUNDS.size)).toBe(true);
      expect(asked.length).toBeLessThanOrEqual(8);
    }),
  );
});

test('a text that has its full size is asked once, and one that stays as it was twice', () => {
  const full = createRoom(30);
  findGreatestFitting(BOUNDS, full.fits);
  expect(full.asked).toEqual([24]);
  const shrunk = createRoom(15.5);
  findGreatestFitting(BOUNDS, shrunk.fits, 15.5);
  expect(shrunk.asked).toEqual([15.5, 16]);
});

test('where the least size is the one that is wished for, only that is tried', () => {
  const { fits, asked } = createRoom(7);
  expect(findGreatestFitting({ size: 8, least: 8 }, fits)).toBeNull();
  expect(asked).toEqual([8]);
});
