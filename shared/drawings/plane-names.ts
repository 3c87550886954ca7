import { type Box, findFreePlace, listBoxesAlong, type Obstacle, toBox } from './free-places.ts';
import type { Look } from './look.ts';
import type { Point, Shape } from './shape.ts';

/** What has a name on a plane, in mm: points, and lines from end to end with what is written beside them. */
export interface Named {
  readonly points: readonly (Point & { readonly name: string })[];
  readonly lines: readonly { readonly ends: readonly [Point, Point]; readonly text: string }[];
  readonly paths: readonly (readonly Point[])[];
}

interface Plane {
  /** The whole drawing, within which points are named. */
  readonly paper: Box;
  /** The squares alone, within which lines are named. */
  readonly grid: Box;
  /** The axes with their numbers and names. */
  readonly axes: readonly Shape[];
  /** The type of names, in mm. */
  readonly type: number;
  readonly measure: Look['measure'];
}

/** Names are never on other words, and rather on a line than on a point. */
const ON_WORDS = 1000;
const ON_POINT = 100;
const ON_LINE = 10;
/** The height of capitals with some room, over their type, and the room between a name and what it names, in mm. */
const HEIGHT = 0.85;
const GAP = 0.6;
const POINT_SIZE = 2;
/** The arrowhead of an axis, on both sides of its tip. */
const HEAD_SIZE = 5;
const LINE_SIZE = 0.8;

/** Returns the rectangle of a text. */
function toTextBox({ x, y, text, size, anchor }: Shape & { shape: 'text' }, measure: Look['measure']): Box {
  const width = measure(text) * size;
  const middle = anchor === 'start' ? x + width / 2 : anchor === 'end' ? x - width / 2 : x;
  return toBox({ x: middle, y }, width, size * HEIGHT);
}

const listAlong = (from: Point, to: Point): Obstacle[] =>
  listBoxesAlong(from, to, LINE_SIZE).map((box) => ({ box, weight: ON_LINE }));

/** Lists what is on a plane before anything on it is named. */
function listObstacles({ points, lines, paths }: Named, { axes, measure }: Plane): Obstacle[] {
  return [
    ...axes.flatMap((shape): Obstacle[] => {
      if (shape.shape === 'text') return [{ box: toTextBox(shape, measure), weight: ON_WORDS }];
      if (shape.shape !== 'line') return [];
      const tip = { x: shape.x2, y: shape.y2 };
      const head = { box: toBox(tip, HEAD_SIZE, HEAD_SIZE), weight: ON_POINT };
      return [...listAlong({ x: shape.x1, y: shape.y1 }, tip), head];
    }),
    ...lines.flatMap(({ ends: [from, to] }) => listAlong(from, to)),
    ...paths.flatMap((path) => path.slice(1).flatMap((to, at) => listAlong(path[at] ?? to, to))),
    ...points.map((point) => ({ box: toBox(point, POINT_SIZE, POINT_SIZE), weight: ON_POINT })),
  ];
}

/** The directions in which a name stands from its point, the usual one first, and how much farther it may be. */
const AROUND = [
  ...([1, -1] as const).flatMap((y) => ([1, -1] as const).map((x) => ({ x, y: -y }))),
  ...[
    { x: 0, y: -1 },
    { x: 0, y: 1 },
    { x: 1, y: 0 },
    { x: -1, y: 0 },
  ],
];
const FARTHER = [0, 1.2, 2.4, 4];

interface Size {
  readonly width: number;
  readonly height: number;
}

const listAroundPoint = ({ x, y }: Point, { width, height }: Size): Point[] =>
  FARTHER.flatMap((farther) =>
    AROUND.map((way) => ({
      x: x + way.x * (width / 2 + POINT_SIZE / 2 + farther),
      y: y + way.y * (height / 2 + (way.x === 0 ? POINT_SIZE / 2 : GAP) + farther),
    })),
  );

/** How far from the beginning of a line its name may be, its end first. */
const SHARES = [0.9, 0.8, 0.7, 0.95, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05];

/** Lists places on both sides of a line, as near as the name touches it at none of its corners. */
function listBesideLine([from, to]: readonly [Point, Point], { width, height }: Size): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const near = (Math.abs(across.x) * width + Math.abs(across.y) * height) / 2 + GAP + LINE_SIZE / 2;
  return SHARES.flatMap((share) =>
    [near, -near].map((distance) => ({
      x: from.x + (to.x - from.x) * share + across.x * distance,
      y: from.y + (to.y - from.y) * share + across.y * distance,
    })),
  );
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** Draws the names of points, and those of lines on a white ground, each where nothing else is. */
export function drawNames(named: Named, plane: Plane): Shape[] {
  const { paper, grid, type, measure } = plane;
  const obstacles = listObstacles(named, plane);
  const place = (places: readonly Point[], size: Size, room: Box): Point => {
    const inside = places.filter((one) => isWithin(toBox(one, size.width, size.height), room));
    const found = findFreePlace(inside.length > 0 ? inside : places, size, obstacles);
    obstacles.push({ box: toBox(found, size.width, size.height), weight: ON_WORDS });
    return found;
  };
  const names = named.points.map((point): Shape => {
    const size = { width: measure(point.name) * type, height: type * HEIGHT };
    const found = place(listAroundPoint(point, size), size, paper);
    return { shape: 'text', ...found, text: point.name, size: type, part: 'name', layer: 'value' };
  });
  const widest = (grid.right - grid.left) / 2;
  const labels = named.lines.flatMap(({ ends, text }): Shape[] => {
    const letters = Math.min(type, widest / measure(text));
    const size = { width: measure(text) * letters, height: letters * 1.1 };
    const found = place(listBesideLine(ends, size), size, grid);
    const { left, top } = toBox(found, size.width, size.height);
    return [
      { shape: 'rect', x: left, y: top, ...size, fill: 'white', line: 0, layer: 'label' },
      { shape: 'text', ...found, text, size: letters, part: 'line name', layer: 'label' },
    ];
  });
  return [...labels, ...names];
}
