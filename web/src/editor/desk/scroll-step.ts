/** How near to the upper or lower edge the pointer makes a list scroll, in px, and how much at most in one frame. */
const EDGE = 56;
const MOST = 18;

/**
 * Computes how far a scrolling box moves in one frame while something is dragged at `y`: in px, upwards below 0, 0 away
 * from its edges, and the faster the nearer the pointer is to one.
 */
export function computeScrollStep({ top, bottom }: { top: number; bottom: number }, y: number): number {
  const above = Math.min(1, Math.max(0, (top + EDGE - y) / EDGE));
  const below = Math.min(1, Math.max(0, (y - (bottom - EDGE)) / EDGE));
  return Math.round((below - above) * MOST);
}
