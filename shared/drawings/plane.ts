import { range } from 'es-toolkit';
import type { Family, Look } from './look.ts';
import { drawWhole, hasComma, readNumber, toRoundStep, writeNumber } from './numbers.ts';
import { drawNames, type Named } from './plane-names.ts';
import {
  BOLD,
  type Drawn,
  NORMAL,
  type Piece,
  type Point,
  type Shape,
  THIN,
  toLines,
  toPath,
} from './shape.ts';
import { describe } from './words.ts';

interface NamedPoint extends Point {
  readonly name: string;
}

/** A line through the plane, "y = mx + n" or "x = n", as it was typed. */
interface Line {
  /** Null for an upright line. */
  readonly slope: number | null;
  readonly at: number;
}

/** What a coordinate plane shows; points of a path are joined. */
export interface PlaneContent {
  readonly points: readonly NamedPoint[];
  readonly lines: readonly Line[];
  readonly paths: readonly (readonly Point[])[];
}

const NUMBER = String.raw`[-−–]?\d+(?:[.,]\d+)?`;
/** Between brackets a comma parts the numbers, unless it has no space and a semicolon parts them. */
const POINT = /^([\p{L}]\d?)?\(\s*([^()]+?)\s*\)/u;
const EQUATION = new RegExp(
  String.raw`^y\s*=\s*(?:(${NUMBER}|[-−–])?\s*\*?\s*(x)(?!\s*=))?\s*(?:([-+−–])?\s*(\d+(?:[.,]\d+)?))?(?=$|[\s;,])`,
);
const UPRIGHT = new RegExp(String.raw`^x\s*=\s*(${NUMBER})(?=$|[\s;,])`);
const JOIN = /^\s*[-–—]\s*(?=[\p{L}(])/u;
const BETWEEN = /^[\s;,]+/;
const MOST = 26;

const readPair = (text: string): Point | null => {
  const parts = text.includes(';') ? text.split(';') : text.split(/,\s+|,(?=[^,]*$)/);
  const [x, y] = parts.map(readNumber);
  return parts.length === 2 && typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
};

function readEquation([, factor, variable, sign = '+', constant]: RegExpExecArray): Line | null {
  if (variable === undefined && constant === undefined) return null;
  const slope = variable === undefined ? 0 : factor === undefined ? 1 : (readNumber(factor) ?? -1);
  const at = readNumber(constant ?? '0') ?? 0;
  return { slope, at: sign === '+' ? at : -at };
}

const getName = (at: number): string => String.fromCharCode(65 + at);

/** Reads "A(1, 2) B(3, 4)", "(1, 2)-(3, 4)", "y = 2x + 1"; null where anything else is there. */
export function readPlane(text: string): PlaneContent | null {
  const points: NamedPoint[] = [];
  const lines: Line[] = [];
  const paths: Point[][] = [];
  let rest = text.trim();
  let isJoined = false;
  while (rest !== '' && points.length + lines.length <= MOST) {
    const found = POINT.exec(rest) ?? EQUATION.exec(rest) ?? UPRIGHT.exec(rest);
    if (!found) return null;
    rest = rest.slice(found[0].length);
    const isPoint = found[0].includes('(');
    if (isPoint) {
      const point = readPair(found[2] ?? '');
      if (!point) return null;
      const [last] = points.slice(-1);
      if (isJoined && last) {
        if (paths.at(-1)?.at(-1) === last) paths.at(-1)?.push(point);
        else paths.push([last, point]);
      }
      const named = { ...point, name: found[1] ?? getName(points.length) };
      const path = paths.at(-1);
      // The last of a path is the point itself, so that the next one goes on from it.
      if (isJoined && path) path[path.length - 1] = named;
      points.push(named);
    } else {
      const line = found[0].startsWith('x')
        ? { slope: null, at: readNumber(found[1] ?? '') ?? 0 }
        : readEquation(found);
      if (!line) return null;
      lines.push(line);
    }
    const join = isPoint ? JOIN.exec(rest) : null;
    isJoined = join !== null;
    rest = rest.slice((join ?? BETWEEN.exec(rest) ?? [''])[0].length);
  }
  return rest === '' && points.length <= MOST ? { points, lines, paths } : null;
}

const MOST_CELLS = 40;

type ToPlace = (point: Point) => Point;

interface Grid {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly cells: number;
  readonly cell: number;
}

function getGrid({ from, to, step, size, room }: Look): Grid {
  const [low, high] = from < to ? [from, to] : [to, from === to ? to + 10 : from];
  const chosen = step > 0 && (high - low) / step <= MOST_CELLS ? step : toRoundStep(high - low, MOST_CELLS);
  const cells = Math.max(1, Math.round((high - low) / chosen));
  return { low, high: low + cells * chosen, step: chosen, cells, cell: Math.min(size, (room - 14) / cells) };
}

/** Returns the part of a line within the plane; null where it is outside. */
function clip({ slope, at }: Line, { low, high }: Grid): readonly [Point, Point] | null {
  if (slope === null)
    return at < low || at > high
      ? null
      : [
          { x: at, y: low },
          { x: at, y: high },
        ];
  if (slope === 0)
    return at < low || at > high
      ? null
      : [
          { x: low, y: at },
          { x: high, y: at },
        ];
  const [first, second] = [(low - at) / slope, (high - at) / slope];
  const [left, right] = [Math.max(low, Math.min(first, second)), Math.min(high, Math.max(first, second))];
  return left >= right ? null : ([left, right].map((x) => ({ x, y: slope * x + at })) as [Point, Point]);
}

/** How far an axis goes on beyond the grid, and half the width of its arrowhead, in mm. */
const BEYOND = 4;
const HEAD = 1.3;

/** Draws the two axes with their heads and names. */
function drawArrows(origin: Point, start: Point, tip: Point): Shape[] {
  const heads = [
    toPath([
      { x: tip.x - 2 * HEAD, y: origin.y - HEAD },
      { x: tip.x, y: origin.y },
      { x: tip.x - 2 * HEAD, y: origin.y + HEAD },
    ]),
    toPath([
      { x: origin.x - HEAD, y: tip.y + 2 * HEAD },
      { x: origin.x, y: tip.y },
      { x: origin.x + HEAD, y: tip.y + 2 * HEAD },
    ]),
  ];
  return [
    { shape: 'line', x1: start.x, y1: origin.y, x2: tip.x, y2: origin.y, line: AXIS },
    { shape: 'line', x1: origin.x, y1: start.y, x2: origin.x, y2: tip.y, line: AXIS },
    { shape: 'path', d: heads.join(''), line: NORMAL },
    { shape: 'text', x: tip.x - 0.5, y: origin.y - 2.6, text: 'x', size: 3.2, part: 'axis name' },
    { shape: 'text', x: origin.x + 3, y: tip.y + 0.8, text: 'y', size: 3.2, part: 'axis name' },
  ];
}
const AXIS = 0.42;

/** Draws the white ground of a number, so that no line of the grid goes through it. */
const drawGround = (x: number, y: number, width: number, type: number): Shape => ({
  ...{ shape: 'rect', x, y: y - type / 2, width, height: type, fill: 'white', line: 0 },
});

function drawAxes({ low, high, step, cells, cell }: Grid, toPlace: ToPlace, look: Look): Shape[] {
  const zero = Math.min(high, Math.max(low, 0));
  const origin = toPlace({ x: zero, y: zero });
  const [start, end] = [toPlace({ x: low, y: low }), toPlace({ x: high, y: high })];
  const type = Math.min(3.4, cell * 0.55, look.em * 0.8);
  const widest = Math.max(...[low, high].map((end) => look.measure(writeNumber(end, look.locale)))) * type;
  // Beside the zero, which stands to the left of its line, there is less room.
  const needed = Math.max(widest + 0.6 * type, widest / 2 + 1.8 * type);
  const isEvery = [1, 2, 5, 10, 20].find((one) => one * cell >= needed) ?? 50;
  const lines = range(cells + 1).flatMap((at): [Point, Point][] => [
    [
      { x: start.x + at * cell, y: start.y },
      { x: start.x + at * cell, y: end.y },
    ],
    [
      { x: start.x, y: start.y - at * cell },
      { x: end.x, y: start.y - at * cell },
    ],
  ]);
  const numbers = range(cells + 1).flatMap((at): Shape[] => {
    const value = low + at * step;
    if (Math.abs(value - zero) < 1e-9 || Math.round(value / step) % isEvery !== 0) return [];
    const place = toPlace({ x: value, y: value });
    const number = { shape: 'text', text: writeNumber(value, look.locale), size: type } as const;
    const width = look.measure(number.text) * type;
    const [x, y] = [place.x, origin.y + type * 0.95];
    const end = origin.x - type * 0.45;
    return [
      drawGround(x - width / 2, y, width, type),
      drawGround(end - width, place.y, width, type),
      { ...number, x, y, part: 'x number' },
      { ...number, x: end, y: place.y, anchor: 'end', part: 'y number' },
    ];
  });
  return [
    { shape: 'path', d: toLines(lines), line: THIN, isFaint: true, part: 'grid' },
    ...drawArrows(origin, start, { x: end.x + BEYOND, y: end.y - BEYOND }),
    ...numbers,
    {
      ...{ shape: 'text', x: origin.x - type * 0.45, y: origin.y + type * 0.95, size: type },
      ...{ text: writeNumber(zero, look.locale), anchor: 'end', part: 'zero' },
    },
  ];
}

function writeLine({ slope, at }: Line, locale: string): string {
  const constant = writeNumber(Math.abs(at), locale);
  if (slope === null) return `x = ${writeNumber(at, locale)}`;
  if (slope === 0) return `y = ${writeNumber(at, locale)}`;
  const factor = slope === 1 ? '' : slope === -1 ? '−' : writeNumber(slope, locale);
  return `y = ${factor}x${at === 0 ? '' : ` ${at < 0 ? '−' : '+'} ${constant}`}`;
}

const VALUE = { layer: 'value' } as const;

/** Places what a plane shows on the paper. */
const toNamed = (
  { points, lines, paths }: PlaneContent,
  toPlace: ToPlace,
  grid: Grid,
  locale: string,
): Named => ({
  points: points.map((point) => ({ ...toPlace(point), name: point.name })),
  lines: lines.flatMap((line) => {
    const ends = clip(line, grid);
    return ends ? [{ ends: [toPlace(ends[0]), toPlace(ends[1])], text: writeLine(line, locale) }] : [];
  }),
  paths: paths.map((path) => path.map(toPlace)),
});

/** Draws lines, joined points, and points. */
function drawContent({ points, lines, paths }: Named): Shape[] {
  const drawPath = (part: string, path: readonly Point[]): Shape => ({
    ...{ shape: 'path', d: toPath(path), line: BOLD, part, ...VALUE },
  });
  return [
    ...lines.map(({ ends }) => drawPath('line', ends)),
    ...paths.map((path) => drawPath('path', path)),
    ...points.map(
      ({ x, y }): Shape => ({
        ...{ shape: 'circle', x, y, r: 0.9, fill: 'ink', line: 0, part: 'point', ...VALUE },
      }),
    ),
  ];
}

/** The type of names, in mm: smaller on small squares, where it would hide what is beside it. */
const getNameType = ({ cell }: Grid, { em }: Look): number =>
  Math.min(4, em * 0.9, Math.max(2.4, cell * 0.75));

/** The room of the numbers at the left and of the arrowheads. */
const EDGES = { left: 7, top: 6, end: 6 };

export const plane: Family<PlaneContent> = {
  read: (text, look) => {
    const content = readPlane(text);
    const { low, high } = getGrid(look);
    const isInside = ({ x, y }: Point) => Math.min(x, y) >= low && Math.max(x, y) <= high;
    const isWhole =
      content?.points.every(isInside) && content.lines.every((line) => clip(line, getGrid(look)));
    return content && isWhole ? content : null;
  },
  draw: (content, look): Drawn => {
    const { points, lines } = content;
    const grid = getGrid(look);
    const { low, step, cells, cell } = grid;
    const { left, top, end } = EDGES;
    const toPlace = ({ x, y }: Point): Point => ({
      x: left + ((x - low) / step) * cell,
      y: top + cells * cell - ((y - low) / step) * cell,
    });
    const separator = hasComma(look.locale) ? ';\u00A0' : ',\u00A0';
    const write = ({ x, y }: Point) =>
      [x, y].map((number) => writeNumber(number, look.locale)).join(separator);
    const equations = lines.map((line) => writeLine(line, look.locale));
    const named = toNamed(content, toPlace, grid, look.locale);
    const axes = drawAxes(grid, toPlace, look);
    const [width, height] = [left + cells * cell + end, top + cells * cell + end];
    const names = drawNames(named, {
      paper: { left: 0, top: 0, right: width, bottom: height },
      grid: { left, top, right: width - end, bottom: height - end },
      ...{ axes, type: getNameType(grid, look), measure: look.measure },
    });
    return {
      width,
      height,
      shapes: [...axes, ...drawContent(named), ...names],
      caption: [
        ...points.map((point): Piece[] => [`${point.name}\u00A0(`, { answer: write(point) }, ')']),
        ...equations.map((equation): Piece[] => [{ answer: equation }]),
      ],
      alt: describe(
        'plane',
        [...points.map((point) => `${point.name}(${write(point)})`), ...equations].join(', '),
        look.locale,
      ),
    };
  },
  make: (level, random, look) => {
    const { low, step, cells } = getGrid(look);
    const number = () => Number((low + drawWhole(0, cells, random) * step).toFixed(3));
    return range(level === 'easy' ? 1 : level === 'medium' ? 3 : 5)
      .map((at) => `${getName(at)}(${number()}; ${number()})`)
      .join(' ');
  },
};
