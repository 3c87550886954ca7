/** In units of the font, from the base line up. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Dot extends Point {
  readonly radius: number;
}
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}
/** Shares of a box's width and height. */
type Share = readonly [x: number, y: number];

/** From dot to dot and half a dot, as in the letters of the face; the dot of an i. */
const APART = 114;
const RADIUS = 46;
const LONE_RADIUS = 75;
/** Half the pen of the solid letters: so far within their outlines the dots lie. */
const HALF_PEN = 50;

const padding = (length: number): number => Math.min(HALF_PEN, length / 2);

/** Where the middle of the pen goes that draws something as large as the box. */
function within({ left, bottom, right, top }: Box, [x, y]: Share): Point {
  const [padX, padY] = [padding(right - left), padding(top - bottom)];
  return {
    x: left + padX + x * (right - left - 2 * padX),
    y: bottom + padY + y * (top - bottom - 2 * padY),
  };
}

/** One dot in the middle, as large as that of an i. */
export const loneDot = (box: Box): Dot[] => [{ ...within(box, [0.5, 0.5]), radius: LONE_RADIUS }];

/** Dots along a line from corner to corner. */
export const line = (box: Box, ...corners: readonly Share[]): Dot[] =>
  dotsAlong(corners.map((share) => within(box, share)));

/** Dots along a line that bends through those places. */
export const curve = (box: Box, ...places: readonly Share[]): Dot[] =>
  dotsAlong(bent(places.map((share) => within(box, share))));

/** Dots around the box. */
export function ring(box: Box): Dot[] {
  const corners = Array.from({ length: 33 }, (_, corner) => (corner / 32) * 2 * Math.PI);
  const round = corners.map((angle) => within(box, [0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2]));
  return dotsAlong(round).slice(1);
}

const STEPS = 8;
/** The line through the points, without corners (Catmull and Rom). */
function bent(points: readonly Point[]): Point[] {
  const at = (place: number) => points[Math.min(points.length - 1, Math.max(0, place))] ?? ORIGIN;
  const between = points.slice(1).flatMap((_, place) =>
    Array.from({ length: STEPS }, (_, step) => {
      const corners = [at(place - 1), at(place), at(place + 1), at(place + 2)] as const;
      const through = (axis: 'x' | 'y') =>
        spline(
          corners.map((corner) => corner[axis]),
          (step + 1) / STEPS,
        );
      return { x: through('x'), y: through('y') };
    }),
  );
  return [at(0), ...between];
}
const ORIGIN: Point = { x: 0, y: 0 };

function spline([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One at either end, and between them as far apart as in the letters of the face, or nearly. */
function dotsAlong(points: readonly Point[]): Dot[] {
  const lengths = points.slice(1).map((point, at) => distance(points[at] ?? point, point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const gaps = Math.max(1, Math.round(whole / APART));
  return Array.from({ length: gaps + 1 }, (_, dot) => ({
    ...pointAt(points, lengths, (whole * dot) / gaps),
    radius: RADIUS,
  }));
}

function pointAt(points: readonly Point[], lengths: readonly number[], way: number): Point {
  let left = way;
  for (const [at, length] of lengths.entries()) {
    const [from = ORIGIN, to = ORIGIN] = [points[at], points[at + 1]];
    if (left <= length || at === lengths.length - 1) {
      const share = length === 0 ? 0 : Math.min(1, left / length);
      return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    }
    left -= length;
  }
  return points[0] ?? ORIGIN;
}
