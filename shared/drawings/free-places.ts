import type { Point } from './shape.ts';

/** A rectangle on a drawing, in mm. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that words keep clear of. */
export interface Obstacle {
  readonly box: Box;
  /** How bad it is to be on it: numbers are never written on, a thin line sooner than nowhere. */
  readonly weight: number;
}

export const toBox = ({ x, y }: Point, width: number, height: number): Box => ({
  ...{ left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 },
});

const measureOverlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Puts small boxes along a line, so that what is beside a slope is free. */
export function listBoxesAlong(from: Point, to: Point, width: number): Box[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / width));
  return Array.from({ length: count + 1 }, (_, at) => {
    const share = at / count;
    return toBox({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, width, width);
  });
}

/** Returns the first of the places that is free, or else the one that is least covered; places begin with the best. */
export function findFreePlace(
  places: readonly Point[],
  size: { readonly width: number; readonly height: number },
  obstacles: readonly Obstacle[],
): Point {
  let best: { place: Point; cost: number } | undefined;
  for (const place of places) {
    const own = toBox(place, size.width, size.height);
    const cost = obstacles.reduce((sum, { box, weight }) => sum + weight * measureOverlap(own, box), 0);
    if (cost < 1e-9) return place;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? { x: 0, y: 0 };
}
