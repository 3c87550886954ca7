import { range } from 'es-toolkit';
import type { DrawingLevel } from './kinds.ts';
import type { Family, Look } from './look.ts';
import { drawWhole, readFraction, readNumber, toRoundStep, writeNumber } from './numbers.ts';
import { type Drawn, NORMAL, type Point, type Shape, THIN, toLines, toPath } from './shape.ts';
import { describe } from './words.ts';

const MM_PER_INCH = 25.4;

/** A unit of rulers: its length, its smallest marks, and the longest thing that is measured in it. */
interface RulerUnit {
  readonly mm: number;
  readonly name: string;
  /** Marks in one unit, and those that are longer. */
  readonly marks: number;
  readonly longer: readonly (readonly [every: number, length: number])[];
  readonly longest: number;
  readonly write: (length: number, locale: string) => string;
}

function writeEighths(length: number): string {
  const eighths = Math.round(length * 8);
  const [whole, rest] = [Math.floor(eighths / 8), eighths % 8];
  if (rest === 0) return String(whole);
  const divisor = rest % 4 === 0 ? 4 : rest % 2 === 0 ? 2 : 1;
  return `${whole > 0 ? `${whole} ` : ''}${rest / divisor}/${8 / divisor}`;
}

const CM: RulerUnit = {
  ...{ mm: 10, name: 'cm', marks: 10, longest: 15 },
  longer: [
    [10, 6],
    [5, 4.5],
  ],
  write: writeNumber,
};
const INCH: RulerUnit = {
  ...{ mm: MM_PER_INCH, name: 'in', marks: 16, longest: 6 },
  longer: [
    [16, 8],
    [8, 6],
    [4, 4.5],
    [2, 3.5],
  ],
  write: writeEighths,
};

/** A thing beside a ruler, from one place of it to another. */
export interface Measured {
  readonly from: number;
  readonly to: number;
}

const readLength = (text: string): number | null => {
  const fraction = readFraction(text);
  return fraction ? fraction.whole + fraction.over / fraction.under : readNumber(text);
};

const RULER_HEIGHT = 14;
const THING_HEIGHT = 6;
/** The room between the thing and the ruler, and before its first mark. */
const ABOVE = 2;
const BEFORE = 4;
/** The length of the point of a pencil. */
const TIP = 5;

/** Draws what is measured: a pencil, or a line where it is too short for one. */
function drawThing(from: number, to: number): Shape[] {
  const value = { layer: 'value' } as const;
  const tip = Math.min(TIP, (to - from) / 2);
  const [top, middle, bottom] = [NORMAL, THING_HEIGHT / 2, THING_HEIGHT - NORMAL];
  const outline: Point[] = [
    { x: from, y: top },
    { x: to - tip, y: top },
    { x: to, y: middle },
    { x: to - tip, y: bottom },
    { x: from, y: bottom },
  ];
  const lines: [Point, Point][] = [
    [
      { x: to - tip, y: top },
      { x: to - tip, y: bottom },
    ],
    [
      { x: from, y: middle },
      { x: to - tip, y: middle },
    ],
  ];
  return [
    { shape: 'path', d: toPath(outline, true), fill: 'light', line: NORMAL, part: 'thing', ...value },
    { shape: 'path', d: toLines(lines), line: THIN, ...value },
  ];
}

function drawRuler(unit: RulerUnit, units: number, locale: string): Shape[] {
  const top = THING_HEIGHT + ABOVE;
  const width = units * unit.mm + 2 * BEFORE;
  const getLength = (at: number) => unit.longer.find(([every]) => at % every === 0)?.[1] ?? 2.5;
  const marks = range(units * unit.marks + 1).map((at): [Point, Point] => {
    const x = BEFORE + (at * unit.mm) / unit.marks;
    return [
      { x, y: top },
      { x, y: top + getLength(at) },
    ];
  });
  return [
    {
      ...{ shape: 'rect', x: NORMAL / 2, y: top, width: width - NORMAL, height: RULER_HEIGHT },
      ...{ fill: 'white', line: NORMAL, round: 0.8 },
    },
    { shape: 'path', d: toLines(marks), line: THIN, part: 'marks' },
    ...range(units + 1).map(
      (at): Shape => ({
        ...{ shape: 'text', x: BEFORE + at * unit.mm, y: top + RULER_HEIGHT - 3, size: 3.2 },
        ...{ text: writeNumber(at, locale), part: 'number' },
      }),
    ),
  ];
}

const STEPS: Readonly<Record<DrawingLevel, readonly [cm: number, inches: number]>> = {
  easy: [1, 1],
  medium: [0.5, 0.5],
  hard: [0.1, 0.125],
};

const createRuler = (unit: RulerUnit): Family<Measured> => ({
  read: (text) => {
    const parts = text
      .replace(/cm|in(?:ch(?:es)?)?|[″"]/gi, '')
      .split(/[-–—]/)
      .map(readLength);
    const [first, second] = parts;
    if (first === null || first === undefined || second === null || parts.length > 2) return null;
    const thing = second === undefined ? { from: 0, to: first } : { from: first, to: second };
    const isOnRuler = thing.from >= 0 && thing.to > thing.from && thing.to <= unit.longest;
    return isOnRuler ? thing : null;
  },
  draw: ({ from, to }, { locale }): Drawn => {
    const units = Math.max(unit === CM ? 6 : 3, Math.ceil(to + 0.2));
    const length = unit.write(to - from, locale);
    return {
      width: units * unit.mm + 2 * BEFORE,
      height: THING_HEIGHT + ABOVE + RULER_HEIGHT + NORMAL,
      shapes: [
        ...drawThing(BEFORE + from * unit.mm, BEFORE + to * unit.mm),
        ...drawRuler(unit, units, locale),
      ],
      caption: [[{ answer: length }, `\u00A0${unit.name}`]],
      alt: describe('ruler', `${length} ${unit.name}`, locale),
    };
  },
  make: (level, random) => {
    const step = STEPS[level][unit === CM ? 0 : 1];
    const most = (unit === CM ? 12 : 5) / step;
    return String(Number((drawWhole(Math.ceil(most / 6), most, random) * step).toFixed(3)));
  },
});

export const rulerCm = createRuler(CM);
export const rulerInches = createRuler(INCH);

const TUBE = 3.2;
const BULB = 4;
/** So many numbers stand beside a thermometer at most. */
const MOST_NUMBERS = 12;
const MOST_MARKS = 120;

/** The scale of a thermometer, as it is set or as far as it can be drawn. */
export function getScale({ from, to, step }: Look) {
  const [low, high] = from < to ? [from, to] : [to, from === to ? to + 10 : from];
  const mark = step > 0 && (high - low) / step <= MOST_MARKS ? step : toRoundStep(high - low, MOST_MARKS);
  const every = Math.ceil((high - low) / mark / MOST_NUMBERS);
  // Numbers stand at every fifth or tenth mark rather than at every seventh.
  const numbered = [1, 2, 5, 10, 20].find((one) => one >= every) ?? every;
  return { low, high, mark, numbered, count: Math.floor((high - low) / mark + 1e-6) };
}

/** Draws the marks of a thermometer and their numbers, which end at `labels`; the marks end at `edge`. */
function drawMarks(
  look: Look,
  places: { labels: number; edge: number; type: number },
  toY: (value: number) => number,
): Shape[] {
  const { low, mark, numbered, count } = getScale(look);
  const { labels, edge, type } = places;
  const all = range(count + 1).map((at) => ({ isNumbered: at % numbered === 0, value: low + at * mark }));
  const marks = all.map(({ isNumbered, value }): [Point, Point] => [
    { x: edge - (isNumbered ? 3 : 1.6), y: toY(value) },
    { x: edge, y: toY(value) },
  ]);
  return [
    { shape: 'path', d: toLines(marks), line: THIN, part: 'marks' },
    ...all.flatMap(({ isNumbered, value }): Shape[] => {
      const text = writeNumber(value, look.locale);
      const number = { shape: 'text', x: labels, y: toY(value), text, size: type } as const;
      return isNumbered ? [{ ...number, anchor: 'end', part: 'number' }] : [];
    }),
  ];
}

/** Draws the glass, and the column in it up to a height. */
function drawGlass(
  x: number,
  { top, bottom, level }: { top: number; bottom: number; level: number },
): Shape[] {
  const bulb = { x, y: bottom + BULB };
  const glass = { x: x - TUBE / 2, y: top / 2, width: TUBE, height: bulb.y - top / 2 };
  const column = { x: x - TUBE / 4, y: level, width: TUBE / 2, height: bulb.y - level };
  return [
    { shape: 'rect', ...glass, fill: 'white', line: NORMAL, round: TUBE / 2 },
    { shape: 'circle', ...bulb, r: BULB, fill: 'dark', line: NORMAL },
    { shape: 'rect', ...column, fill: 'dark', line: 0, layer: 'value', part: 'column' },
  ];
}

const createThermometer = (sign: string): Family<number> => ({
  read: (text, look) => {
    const degrees = readNumber(text.replace(/°\s*[CF]?/i, ''));
    const { low, high } = getScale(look);
    return degrees === null || degrees < low || degrees > high ? null : degrees;
  },
  draw: (degrees, look): Drawn => {
    const { low, high, mark, numbered } = getScale(look);
    const { size, locale, measure } = look;
    const type = Math.min(Math.max(3.6, size * 0.045), Math.max(2.4, look.em * 0.75));
    const labels =
      Math.max(...[low, high, low + numbered * mark].map((end) => measure(writeNumber(end, locale)))) * type;
    const tube = labels + 4 + TUBE / 2;
    const [top, bottom] = [type, size - 2 * BULB - 1];
    const toY = (value: number) => bottom - ((value - low) / (high - low)) * (bottom - top);
    const text = writeNumber(degrees, locale);
    return {
      width: tube + BULB + measure(sign) * type + 1,
      height: size,
      shapes: [
        ...drawGlass(tube, { top, bottom, level: toY(degrees) }),
        ...drawMarks(look, { labels, edge: tube - TUBE / 2, type }, toY),
        { shape: 'text', x: tube + TUBE, y: top, text: sign, size: type, anchor: 'start' },
      ],
      caption: [[{ answer: text }, `\u00A0${sign}`]],
      alt: describe('thermometer', `${text} ${sign}`, locale),
    };
  },
  make: (level, random, look) => {
    const { low, mark, count, numbered } = getScale(look);
    const every = level === 'easy' ? numbered : 1;
    return String(Number((low + drawWhole(0, Math.floor(count / every), random) * every * mark).toFixed(3)));
  },
});

export const thermometer = createThermometer('°C');
export const thermometerF = createThermometer('°F');
