import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type LabelToPlace,
  type Places,
  type Point,
  placeLabels,
  type Reach,
  type Side,
} from './label-places.ts';

const OPTIONS = { width: 300, height: 200, distance: 12, gap: 4, sides: 'both' } as const;
type Options = Omit<typeof OPTIONS, 'sides'> & { sides: 'both' | Side };
const REACH: Reach = { above: 10, below: 10 };
const aLabel = (x: number, y: number, reach = REACH): LabelToPlace => ({
  point: { x, y },
  reach,
});

/** Where each line begins and ends, and the room of each label, as a reader sees them. */
const toSheet = (labels: readonly LabelToPlace[], options: Options, { labels: placed }: Places) =>
  placed.map(({ index, side, y }) => {
    const { point, reach } = labels[index] as LabelToPlace;
    const dock = { x: side === 'left' ? -options.distance : options.width + options.distance, y };
    return { side, point, dock, top: y - reach.above, bottom: y + reach.below };
  });

/** How far c is from the line through a and b, in px: below 0 at one side of it, above 0 at the other. */
const measureBeside = (a: Point, b: Point, c: Point) =>
  ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y);
/** Nobody sees so little, in px: points that rounding alone sets apart are one. */
const UNSEEN = 1e-6;

/** A line from the dock of a label to its point. */
type Line = Readonly<Record<'dock' | 'point', Point>>;

/** Tells whether the ends of the other line are at both sides of one. */
const parts = ({ dock, point }: Line, other: Line) => {
  const [first, second] = [measureBeside(dock, point, other.dock), measureBeside(dock, point, other.point)];
  return Math.min(first, second) < -UNSEEN && Math.max(first, second) > UNSEEN;
};
/** Tells whether two lines have a point in common that is an end of neither: an own way to see a crossing. */
const cross = (a: Line, b: Line) => parts(a, b) && parts(b, a);

const listPairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, place) => list.slice(place + 1).map((other): [T, T] => [one, other]));

const findFaults = (labels: readonly LabelToPlace[], options: Options): string[] => {
  const places = placeLabels(labels, options);
  const sheet = toSheet(labels, options, places);
  const crossings = listPairs(sheet).filter(([a, b]) => cross(a, b));
  const overlaps = listPairs(sheet).filter(
    ([a, b]) => a.side === b.side && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1e-6,
  );
  const outside = sheet.filter(({ top, bottom }) => top < places.top - 1e-6 || bottom > places.bottom + 1e-6);
  const kept = new Set(places.labels.map(({ index }) => index)).size === labels.length;
  return [
    ...crossings.map(() => 'crossing'),
    ...overlaps.map(() => 'overlap'),
    ...outside.map(() => 'outside'),
    ...(kept ? [] : ['lost']),
  ];
};

const length = fc.double({ min: 0, max: 1, noNaN: true });
const reach = fc.record({ above: fc.integer({ min: 5, max: 40 }), below: fc.integer({ min: 5, max: 150 }) });
const anyLabels = fc.array(
  fc.record({
    // Also several at one place, in rows and in columns.
    x: fc.oneof(length, fc.constantFrom(0, 0.25, 0.5, 1)),
    y: fc.oneof(length, fc.constantFrom(0, 0.25, 0.5, 1)),
    reach,
  }),
  { maxLength: 30 },
);
const anyOptions = fc.record({
  width: fc.integer({ min: 1, max: 700 }),
  height: fc.integer({ min: 1, max: 900 }),
  distance: fc.integer({ min: 8, max: 24 }),
  gap: fc.integer({ min: 0, max: 12 }),
  sides: fc.constantFrom('both', 'left', 'right'),
}) as fc.Arbitrary<Options>;

test('wherever the points are, lines never cross, labels never overlap, and none is lost', () => {
  fc.assert(
    fc.property(anyLabels, anyOptions, (labels, options) => {
      const given = labels.map(({ x, y, reach: own }) => ({
        point: { x: x * options.width, y: y * options.height },
        reach: own,
      }));
      expect(findFaults(given, options)).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test('the faults are found by the test itself', () => {
  const [a, b] = [
    { dock: { x: 0, y: 0 }, point: { x: 10, y: 10 } },
    { dock: { x: 0, y: 10 }, point: { x: 10, y: 0 } },
  ];
  expect(cross(a, b)).toBe(true);
  expect(cross(a, { dock: { x: 0, y: 10 }, point: { x: 10, y: 20 } })).toBe(false);
});

describe('a label stands', () => {
  const place = (labels: readonly LabelToPlace[], options: Options = OPTIONS) =>
    placeLabels(labels, options).labels.map(({ index, side, y }) => [index, side, Math.round(y)]);

  test('at the side that its point is nearer to, at the height of that', () => {
    expect(place([aLabel(20, 50), aLabel(280, 120)])).toEqual([
      [0, 'left', 50],
      [1, 'right', 120],
    ]);
  });

  test('at the one side that has labels', () => {
    expect(place([aLabel(20, 50), aLabel(280, 120)], { ...OPTIONS, sides: 'right' })).toEqual([
      [0, 'right', 50],
      [1, 'right', 120],
    ]);
  });

  test('beside the picture and not above it, where its point is at the edge', () => {
    expect(place([aLabel(0, 0), aLabel(0, 200)])).toEqual([
      [0, 'left', 10],
      [1, 'left', 190],
    ]);
  });

  test('as far from others as it must, half of the way each', () => {
    expect(place([aLabel(20, 100), aLabel(30, 100)])).toEqual([
      [0, 'left', 88],
      [1, 'left', 112],
    ]);
  });

  test('at the other side where its own has no room beside the picture', () => {
    const sides = place(Array.from({ length: 12 }, (_, at) => aLabel(10 + at, 15 * at))).map(
      ([, side]) => side,
    );
    expect(sides.filter((side) => side === 'left')).toHaveLength(8);
    expect(sides.filter((side) => side === 'right')).toHaveLength(4);
  });
});

test('the same labels are placed alike, whatever order they were added in', () => {
  const labels = Array.from({ length: 20 }, (_, at) => aLabel((at * 37) % 300, (at * 53) % 200));
  const show = (list: readonly LabelToPlace[]) =>
    placeLabels(list, OPTIONS).labels.map(({ index, side, y }) => {
      const { x, y: height } = (list[index] as LabelToPlace).point;
      return `${x},${height} ${side} ${y.toFixed(3)}`;
    });
  expect(show(labels.toReversed())).toEqual(show(labels));
});
