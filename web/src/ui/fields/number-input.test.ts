import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampTo, defineRange } from '#shared/range.ts';
import { getValueForKey, readNumber, stepValue, writeNumber } from './number-input.ts';

const fontSize = defineRange({ min: 10, max: 64, step: 0.5, initial: 14, unit: 'pt' });
const height = defineRange({ min: 0.125, max: 8.3, step: 0.01, initial: 1.5, unit: 'in' });

describe('a number box', () => {
  test('reads what is typed, with a point, a comma or a unit behind it', () => {
    expect(['12', ' 1.5', '1,5', '.5', '12 pt', '-2', '−2', '12.'].map(readNumber)).toEqual([
      12, 1.5, 1.5, 0.5, 12, -2, -2, 12,
    ]);
  });

  test('takes nothing for a number that is none', () => {
    expect(['', 'abc', 'pt 12', '-', '.'].map(readNumber)).toEqual([null, null, null, null, null]);
  });

  test('shows no more than three decimals and no trailing zeros', () => {
    expect([1.5, 0.125, 0.1 + 0.2, 14].map(writeNumber)).toEqual(['1.5', '0.125', '0.3', '14']);
  });

  test('has no half of what is counted', () => {
    const cards = defineRange({ min: 1, max: 100, step: 1, initial: 30, unit: 'cards' });
    expect([2.5, 12.7, 0.2, 100.4].map((typed) => clampTo(cards, typed))).toEqual([3, 13, 1, 100]);
    expect(clampTo(fontSize, 12.3)).toBe(12.3);
  });

  test('reads back every value that it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), (thousandths) => {
        expect(readNumber(writeNumber(thousandths / 1000))).toBe(thousandths / 1000);
      }),
    );
  });
});

describe('a key on a slider', () => {
  test('moves by one stop, and stops count from 0', () => {
    expect(stepValue(fontSize, 14, 1)).toBe(14.5);
    expect(stepValue(height, 0.125, 1)).toBe(0.13);
    expect(stepValue(fontSize, 14.3, 1)).toBe(14.5);
    expect(stepValue(fontSize, 14.3, -1)).toBe(14);
  });

  test('always moves in the direction asked for, from a value between two stops too', () => {
    const between = fc.double({ min: 10, max: 63.9, noNaN: true });
    fc.assert(
      fc.property(between, (value) => {
        expect(stepValue(fontSize, value, 1)).toBeGreaterThan(value);
      }),
    );
  });

  test('stays within the bounds', () => {
    expect(getValueForKey(fontSize, 64, 'ArrowUp')).toBe(64);
    expect(getValueForKey(fontSize, 12, 'PageDown')).toBe(10);
    expect(getValueForKey(height, 5, 'Home')).toBe(0.125);
    expect(getValueForKey(height, 5, 'End')).toBe(8.3);
  });

  test('means nothing when it is no key of a slider', () => {
    expect(getValueForKey(fontSize, 14, 'a')).toBeNull();
  });
});
