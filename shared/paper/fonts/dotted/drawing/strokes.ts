/** A point in font units, up from the baseline. */
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
/** Fractions of a box's width and height. */
type Fraction = readonly [x: number, y: number];

/** Distance and radius of dots as in the dotted font's letters; the lone dot is that of an i. */
const DOT_DISTANCE = 114;
const RADIUS = 46;
const LONE_RADIUS = 75;
/** Half the stroke width of the solid letters: dots lie this far inside their outlines. */
const HALF_PEN = 50;

const getPadding = (length: number): number => Math.min(HALF_PEN, length / 2);

/** Converts a fraction of a box to the point of the stroke's middle line. */
function toPoint({ left, bottom, right, top }: Box, [x, y]: Fraction): Point {
  const [padX, padY] = [getPadding(right - left), getPadding(top - bottom)];
  return {
    x: left + padX + x * (right - left - 2 * padX),
    y: bottom + padY + y * (top - bottom - 2 * padY),
  };
}

/** Draws one dot in the middle, as large as that of an i. */
export const drawLoneDot = (box: Box): Dot[] => [{ ...toPoint(box, [0.5, 0.5]), radius: LONE_RADIUS }];

/** Draws dots along a line from corner to corner. */
export const drawLine = (box: Box, ...corners: readonly Fraction[]): Dot[] =>
  placeDots(corners.map((fraction) => toPoint(box, fraction)));

/** Draws dots along a curve through points. */
export const drawCurve = (box: Box, ...points: readonly Fraction[]): Dot[] =>
  placeDots(smooth(points.map((fraction) => toPoint(box, fraction))));

/** Draws dots around the box. */
export function drawRing(box: Box): Dot[] {
  const corners = Array.from({ length: 33 }, (_, corner) => (corner / 32) * 2 * Math.PI);
  const circle = corners.map((angle) => toPoint(box, [0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2]));
  return placeDots(circle).slice(1);
}

const STEPS = 8;
/** Smooths a line through points (Catmull-Rom). */
function smooth(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? ORIGIN;
  const between = points.slice(1).flatMap((_, index) =>
    Array.from({ length: STEPS }, (_, step) => {
      const corners = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
      const through = (axis: 'x' | 'y') =>
        interpolate(
          corners.map((corner) => corner[axis]),
          (step + 1) / STEPS,
        );
      return { x: through('x'), y: through('y') };
    }),
  );
  return [at(0), ...between];
}
const ORIGIN: Point = { x: 0, y: 0 };

function interpolate([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

const measureDistance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Puts a dot at each end, and between them at about the distance of the font's letters. */
function placeDots(points: readonly Point[]): Dot[] {
  const lengths = points.slice(1).map((point, at) => measureDistance(points[at] ?? point, point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const gaps = Math.max(1, Math.round(total / DOT_DISTANCE));
  return Array.from({ length: gaps + 1 }, (_, dot) => ({
    ...findPoint(points, lengths, (total * dot) / gaps),
    radius: RADIUS,
  }));
}

function findPoint(points: readonly Point[], lengths: readonly number[], position: number): Point {
  let left = position;
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
