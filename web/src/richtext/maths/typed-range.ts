import type { Transaction } from 'prosemirror-state';

/** The range that a user typed without going elsewhere meanwhile. */
export interface TypedRange {
  readonly from: number;
  readonly to: number;
}

const isBeside = (one: TypedRange, other: TypedRange): boolean =>
  one.from <= other.to && other.from <= one.to;

/** Returns the typed range after a change: a longer one, or where the change is if that is elsewhere. */
export function mapTyped(typed: TypedRange | null, tr: Transaction): TypedRange | null {
  let range = typed && { from: tr.mapping.map(typed.from, -1), to: tr.mapping.map(typed.to) };
  // Pasted text is not typed: its formulas were marked with it.
  if (tr.getMeta('paste')) return range;
  for (const [at, map] of tr.mapping.maps.entries())
    map.forEach((_from, _to, from, to) => {
      const rest = tr.mapping.slice(at + 1);
      const changed = { from: rest.map(from, -1), to: rest.map(to) };
      const isLonger = range && isBeside(range, changed);
      range =
        range && isLonger
          ? { from: Math.min(range.from, changed.from), to: Math.max(range.to, changed.to) }
          : changed;
    });
  return range;
}
