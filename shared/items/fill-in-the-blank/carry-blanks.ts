import { findChangedRange } from '../../changed-range.ts';
import { splitPlacedGraphemes } from '../../text/graphemes.ts';
import type { BlankRange } from './blank-ranges.ts';

/** A stretch of letters that is in the old text and in the new one. */
interface CommonPart {
  /** The place where it begins in the old text, in UTF-16 units; likewise in the new one. */
  readonly before: number;
  readonly after: number;
  readonly length: number;
}

/** Finds what stays at the start and at the end of a text that is changed in one place. */
export function findCommonParts(before: string, after: string): readonly [CommonPart, CommonPart] {
  const { from, oldTo, newTo } = findChangedRange(before, after);
  return [
    { before: 0, after: 0, length: from },
    { before: oldTo, after: newTo, length: before.length - oldTo },
  ];
}

/** Returns the range in the new word: it grows with what is written inside it; null where its letters are gone. */
function carryRange({ start, end }: BlankRange, before: string, after: string): BlankRange | null {
  const [head, tail] = findCommonParts(before, after);
  const shift = after.length - before.length;
  // A letter at the very edge of a range is written beside it, not into it.
  const from = start >= tail.before ? start + shift : start;
  const to = end <= head.length ? end : end + shift;
  const isCut = (start > head.length && start < tail.before) || (end > head.length && end < tail.before);
  return isCut || from >= to ? null : { start: from, end: to };
}

/** Returns the ranges of a word after a correction, where their letters still are. */
export const carryRanges = (ranges: readonly BlankRange[], before: string, after: string): BlankRange[] =>
  ranges.flatMap((range) => carryRange(range, before, after) ?? []);

/** Returns the letters that stay visible, by their places among the word's letters, after a correction. */
export function carryLetters(places: readonly number[], before: string, after: string): number[] {
  if (places.length === 0) return [];
  const now = splitPlacedGraphemes(after);
  const old = splitPlacedGraphemes(before);
  return places.flatMap((place) => {
    const range = old[place] && carryRange(old[place], before, after);
    const at = range ? now.findIndex(({ start, end }) => start === range.start && end === range.end) : -1;
    return at < 0 ? [] : [at];
  });
}
