import type { ChangedRange } from '../../changed-range.ts';
import type { LetterStyle } from '../letters/handwriting-fonts.ts';
import type { StyledRange } from '../letters/letter-runs.ts';

/** The row that the ranges belong to. */
interface RangedRow {
  readonly subtitle: string;
  readonly line_style: LetterStyle;
}

/** Returns the part of a range before `start` and the part from `end` on. */
const subtractRange = (range: StyledRange, { start, end }: { start: number; end: number }): StyledRange[] =>
  [
    { ...range, end: Math.min(range.end, start) },
    { ...range, start: Math.max(range.start, end) },
  ].filter((part) => part.start < part.end);

/**
 * Returns the same styles as sorted ranges within the text. They do not overlap (a later range covers an
 * earlier one), touch only where their styles differ, and differ from the row's own style.
 */
export function normalizeRanges(
  ranges: readonly StyledRange[],
  { subtitle, line_style }: RangedRow,
): StyledRange[] {
  const laid: StyledRange[] = [];
  for (const given of ranges) {
    const range = { ...given, end: Math.min(given.end, subtitle.length) };
    if (range.start >= range.end) continue;
    laid.splice(0, laid.length, ...laid.flatMap((below) => subtractRange(below, range)), range);
  }
  const own = laid.filter(({ style }) => style !== line_style).sort((a, b) => a.start - b.start);
  return mergeRanges(own);
}

function mergeRanges(sorted: readonly StyledRange[]): StyledRange[] {
  const ranges: StyledRange[] = [];
  for (const range of sorted) {
    const last = ranges.at(-1);
    const goesOn = last?.end === range.start && last.style === range.style;
    if (last && goesOn) ranges.splice(-1, 1, { ...last, end: range.end });
    else ranges.push(range);
  }
  return ranges;
}

/**
 * Returns the range after the change. Text typed at its end, or in place of its first letters, takes its
 * style; text typed before it does not.
 */
export function shiftRange(range: StyledRange, { from: at, oldTo, newTo }: ChangedRange): StyledRange {
  const [removed, inserted] = [oldTo - at, newTo - at];
  const moved = (place: number) => (place <= at ? place : Math.max(at, place - removed));
  const [start, end] = [moved(range.start), moved(range.end)];
  const reaches = removed > 0 ? range.end > at : range.end >= at;
  const takes = reaches && (removed > 0 ? range.start <= at : range.start < at);
  if (takes) return { ...range, start, end: end + inserted };
  return start >= at ? { ...range, start: start + inserted, end: end + inserted } : { ...range, start, end };
}
