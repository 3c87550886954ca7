import { expect, test } from 'vitest';
import { hasGaps } from './has-gaps.ts';

test('a history says so where versions were thinned out, between two or before the first', () => {
  const toList = (...versions: number[]) => versions.map((version) => ({ version }));
  expect(hasGaps(toList(3, 2, 1))).toBe(false);
  expect(hasGaps([])).toBe(false);
  expect(hasGaps(toList(4, 2, 1))).toBe(true);
  expect(hasGaps(toList(4, 3))).toBe(true);
});
