import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findChangedRange } from '../../changed-range.ts';
import { LETTER_STYLES } from '../letters/handwriting-fonts.ts';
import { normalizeRanges, shiftRange } from './style-ranges.ts';

const solid = (start: number, end: number) => ({ start, end, style: 'solid' }) as const;
const stroke = (start: number, end: number) => ({ start, end, style: 'stroke' }) as const;
const row = (subtitle: string) => ({ subtitle, line_style: 'trace' }) as const;
const TEXT = row('evaporation');

describe('ranges are kept', () => {
  test('sorted', () => {
    expect(normalizeRanges([stroke(5, 7), solid(0, 3)], TEXT)).toEqual([solid(0, 3), stroke(5, 7)]);
  });
  test('merged where two of one style touch or overlap', () => {
    expect(normalizeRanges([solid(0, 3), solid(3, 5), solid(4, 8)], TEXT)).toEqual([solid(0, 8)]);
  });
  test('apart: a later one lies over an earlier one', () => {
    expect(normalizeRanges([solid(0, 8), stroke(2, 4)], TEXT)).toEqual([
      solid(0, 2),
      stroke(2, 4),
      solid(4, 8),
    ]);
  });
  test('within the text', () => {
    expect(normalizeRanges([solid(3, 900), solid(50, 60)], TEXT)).toEqual([solid(3, 11)]);
  });
  test("without those that are in the row's own style", () => {
    expect(normalizeRanges([solid(0, 8), { start: 2, end: 4, style: 'trace' }], TEXT)).toEqual([
      solid(0, 2),
      solid(4, 8),
    ]);
  });

  test('so whatever they were', () => {
    const anyRange = fc.record({
      start: fc.nat(20),
      end: fc.nat(20),
      style: fc.constantFrom(...LETTER_STYLES),
    });
    const getStyleAt = (ranges: readonly { start: number; end: number; style: string }[], at: number) =>
      ranges.findLast(({ start, end }) => at >= start && at < end)?.style ?? TEXT.line_style;
    fc.assert(
      fc.property(fc.array(anyRange), (given) => {
        const kept = normalizeRanges(given, TEXT);
        for (const [at, { start, end, style }] of kept.entries()) {
          const before = kept[at - 1];
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(TEXT.subtitle.length);
          expect(before === undefined || before.end <= start).toBe(true);
          expect(before?.end === start && before.style === style).toBe(false);
        }
        for (const at of TEXT.subtitle.split('').keys())
          expect(getStyleAt(kept, at)).toBe(getStyleAt(given, at));
      }),
    );
  });
});

describe('ranges follow their letters when the text is changed', () => {
  const after = (before: string, next: string, range = solid(3, 6)) => {
    const { start, end } = shiftRange(range, findChangedRange(before, next));
    return next.slice(start, end);
  };
  test.each([
    ['inserted before', 'abcDEFghi', 'xxabcDEFghi', 'DEF'],
    ['inserted within', 'abcDEFghi', 'abcDxxEFghi', 'DxxEF'],
    ['inserted behind', 'abcDEFghi', 'abcDEFghxi', 'DEF'],
    ['typed at its end', 'abcDEFghi', 'abcDEFxghi', 'DEFx'],
    ['typed right before it', 'abcDEFghi', 'abcxDEFghi', 'DEF'],
    ['deleted before', 'abcDEFghi', 'cDEFghi', 'DEF'],
    ['deleted within', 'abcDEFghi', 'abcDFghi', 'DF'],
    ['deleted behind', 'abcDEFghi', 'abcDEFi', 'DEF'],
    ['deleted over its start', 'abcDEFghi', 'aEFghi', 'EF'],
    ['deleted over its end', 'abcDEFghi', 'abcDi', 'D'],
    ['deleted as a whole', 'abcDEFghi', 'abcghi', ''],
    ['replaced', 'abcDEFghi', 'abcXYghi', 'XY'],
  ])('%s', (_, before, next, styled) => {
    expect(after(before, next)).toBe(styled);
  });
});
