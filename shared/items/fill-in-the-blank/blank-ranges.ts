/** A range [start, end) in UTF-16 units of its word. */
export interface BlankRange {
  start: number;
  end: number;
}

/** Returns the ranges sorted, with touching ones merged, cut at the word's end and without empty ones. */
export function mergeRanges(partials: readonly BlankRange[], length: number): BlankRange[] {
  const ranges: BlankRange[] = [];
  for (const { start, end } of [...partials].sort((a, b) => a.start - b.start)) {
    const until = Math.min(end, length);
    const last = ranges.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, until);
    else if (start < until) ranges.push({ start, end: until });
  }
  return ranges;
}

/** Returns the ranges with one more. */
export const addRange = (partials: readonly BlankRange[], range: BlankRange, length: number): BlankRange[] =>
  mergeRanges([...partials, range], length);

/** Returns the ranges without everything that lies in the given one. */
export const subtractRange = (
  partials: readonly BlankRange[],
  { start, end }: BlankRange,
  length: number,
): BlankRange[] =>
  mergeRanges(
    partials
      .flatMap((partial) => [
        { start: partial.start, end: Math.min(partial.end, start) },
        { start: Math.max(partial.start, end), end: partial.end },
      ])
      .filter((range) => range.start < range.end),
    length,
  );

export const coversWhole = (partials: readonly BlankRange[], length: number): boolean =>
  partials.length === 1 && partials[0]?.start === 0 && partials[0].end === length;
