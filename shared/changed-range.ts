/** The one place in which two texts, or two lists, differ: [from, oldTo) before is [from, newTo) now. */
export interface ChangedRange {
  readonly from: number;
  readonly oldTo: number;
  readonly newTo: number;
}

/**
 * Finds the entries that were changed: those between what both lists begin with and what both end with. Of entries that are
 * alike, the last ones changed. Both ends of the range are equal to `from` where nothing did.
 */
export function findChangedEntries<Entry>(before: ArrayLike<Entry>, after: ArrayLike<Entry>): ChangedRange {
  const from = countSameStart(before, after);
  const kept = countSameEnd(before, after, from);
  return { from, oldTo: before.length - kept, newTo: after.length - kept };
}

/** Finds the letters that were changed, in UTF-16 units. A character of two units is changed as a whole. */
export function findChangedRange(before: string, after: string): ChangedRange {
  const same = countSameStart(before, after);
  const from = isInsidePair(before, same) || isInsidePair(after, same) ? same - 1 : same;
  const kept = countSameEnd(before, after, from);
  const [oldTo, newTo] = [before.length - kept, after.length - kept];
  const isCut = isInsidePair(before, oldTo) || isInsidePair(after, newTo);
  return isCut ? { from, oldTo: oldTo + 1, newTo: newTo + 1 } : { from, oldTo, newTo };
}

function countSameStart<Entry>(before: ArrayLike<Entry>, after: ArrayLike<Entry>): number {
  const most = Math.min(before.length, after.length);
  let count = 0;
  while (count < most && before[count] === after[count]) count++;
  return count;
}

/** Counts what both end with, apart from the first `from` entries, which both begin with. */
function countSameEnd<Entry>(before: ArrayLike<Entry>, after: ArrayLike<Entry>, from: number): number {
  const most = Math.min(before.length, after.length) - from;
  let count = 0;
  while (count < most && before[before.length - 1 - count] === after[after.length - 1 - count]) count++;
  return count;
}

/** Tells whether a place is between the two halves of a surrogate pair. */
const isInsidePair = (text: string, place: number): boolean =>
  /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(Math.max(0, place - 1), place + 1));
