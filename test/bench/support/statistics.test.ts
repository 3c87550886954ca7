import { expect, test } from 'vitest';
import { getMedian, getPercentile, roundFigure } from './statistics.ts';

test('the median of an odd sample is its middle value, whatever the order', () => {
  expect(getMedian([9, 1, 5])).toBe(5);
});

test('the median of an even sample lies between its two middle values', () => {
  expect(getMedian([4, 1, 3, 2])).toBe(2.5);
});

test('one value is its own median and percentile', () => {
  expect([getMedian([7]), getPercentile([7], 0.95)]).toEqual([7, 7]);
});

test('a percentile is a value that was measured', () => {
  const sample = Array.from({ length: 60 }, (_, index) => index + 1);
  expect(getPercentile(sample, 0.95)).toBe(57);
});

test('there is no percentile of nothing', () => {
  expect(() => getPercentile([], 0.5)).toThrow('nothing');
});

test('figures have three significant digits', () => {
  expect([roundFigure(123.456), roundFigure(0.0123456), roundFigure(98_765)]).toEqual([123, 0.0123, 98_800]);
});
