/** The extent of something in one direction, in px of the screen. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns by how much to scroll at least so that a part is visible: whole where it fits, else one of its edges. What
 * already fills the visible span stays.
 */
export function getLeastScroll(part: Span, visible: Span): number {
  const isBefore = part.from < visible.from;
  const isBehind = part.to > visible.to;
  if (isBefore === isBehind) return 0;
  const fits = part.to - part.from <= visible.to - visible.from;
  return isBefore === fits ? part.from - visible.from : part.to - visible.to;
}
