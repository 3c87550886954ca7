import { expect, test } from 'vitest';
import { firstBelow } from './use-rows-in-sight.ts';

const rows = (...heights: number[]) => {
  let bottom = 0;
  return heights.map((height) => {
    bottom += height;
    const reaches = bottom;
    return { getBoundingClientRect: () => ({ bottom: reaches }) } as Element;
  });
};

test('the first row in sight is found whatever the rows measure', () => {
  const list = rows(40, 40, 700, 40, 40);
  expect(firstBelow(list, 0)).toBe(0);
  expect(firstBelow(list, 40)).toBe(1);
  expect(firstBelow(list, 500)).toBe(2);
  expect(firstBelow(list, 800)).toBe(3);
  expect(firstBelow(list, 2000)).toBe(5);
  expect(firstBelow([], 0)).toBe(0);
});
