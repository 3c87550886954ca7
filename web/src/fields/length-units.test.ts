import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineRange } from '#shared/range.ts';
import {
  formatInches,
  formatSize,
  getLengthUnit,
  toShownLength,
  toShownRange,
  toStoredLength,
} from './length-units.ts';

const HEIGHT = defineRange({ min: 0.125, max: 8.3, step: 0.01, initial: 1.5, unit: 'in' });
const LINE = defineRange({ min: 48, max: 700.8, step: 4.8, initial: 356, unit: 'px' });

test('lengths are in centimetres on A4 and in inches on Letter', () => {
  expect([getLengthUnit('a4'), getLengthUnit('letter')]).toEqual(['cm', 'in']);
  expect([formatInches(0.5, 'in'), formatInches(0.5, 'cm')]).toEqual(['0.50 in', '1.27 cm']);
});

test('sizes are in the same units', () => {
  expect([formatSize(3.65, 2.5, 'in'), formatSize(3.65, 2.5, 'cm')]).toEqual(['3.65 × 2.5″', '9.3 × 6.3']);
});

test('a range in centimetres has round stops', () => {
  expect(toShownRange(HEIGHT, 'cm')).toEqual({
    min: 0.32,
    max: 21.08,
    step: 0.05,
    initial: 3.81,
    unit: 'cm',
  });
  expect(toShownRange(LINE, 'cm')).toMatchObject({ min: 1.27, max: 18.54, step: 0.1 });
});

test('stored inches are shown as they are, px as inches', () => {
  expect(toShownRange(HEIGHT, 'in')).toBe(HEIGHT);
  expect(toShownLength(HEIGHT, 'in', 1.2345)).toBe(1.2345);
  expect(toShownRange(LINE, 'in')).toMatchObject({ min: 0.5, max: 7.3, step: 0.05, unit: 'in' });
});

describe('a length that is changed', () => {
  test('is stored in its own unit', () => {
    expect(toStoredLength(HEIGHT, 'cm', 5, 1)).toBe(1.969);
    expect(toStoredLength(LINE, 'cm', 5, 356)).toBe(188.976);
    expect(toStoredLength(LINE, 'in', 2, 356)).toBe(192);
  });

  test('reaches exactly the bounds', () => {
    expect([0.32, 21.08].map((cm) => toStoredLength(HEIGHT, 'cm', cm, 1))).toEqual([0.125, 8.3]);
    expect([1.27, 18.54].map((cm) => toStoredLength(LINE, 'cm', cm, 356))).toEqual([48, 700.8]);
  });
});

test('a length that is only looked at stays to the last digit, in every unit', () => {
  const lengths = fc.constantFrom(HEIGHT, LINE).chain((range) =>
    fc.record({
      range: fc.constant(range),
      stored: fc.double({ min: range.min, max: range.max, noNaN: true }),
      unit: fc.constantFrom('in' as const, 'cm' as const),
    }),
  );
  fc.assert(
    fc.property(lengths, ({ range, stored, unit }) => {
      expect(toStoredLength(range, unit, toShownLength(range, unit, stored), stored)).toBe(stored);
    }),
  );
});

test('a length that was typed is shown as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 32, max: 2108 }), (hundredths) => {
      const typed = hundredths / 100;
      expect(toShownLength(HEIGHT, 'cm', toStoredLength(HEIGHT, 'cm', typed, 1))).toBe(typed);
    }),
  );
});
