import { range } from 'es-toolkit';
import type { DrawingLevel } from './kinds.ts';
import type { Family, Look } from './look.ts';
import { drawWhole, readNumber, toRoundStep, writeNumber } from './numbers.ts';
import { type Drawn, NORMAL, type Piece, type Point, type Shape, THIN, toLines, toSector } from './shape.ts';
import { describe, type Noun } from './words.ts';

/** A table of two columns: names and numbers. */
export type ChartRows = readonly { readonly name: string; readonly count: number }[];

const MOST_ROWS = 12;
const MOST_COUNT = 1_000_000;
const LONGEST_NAME = 40;
/** A name, and the number at its end: "Apples 5", "Apples: 5", "Apples = 5". */
const ROW = /^(.*?\S)\s*[:=\t ]\s*(\d+(?:[.,]\d+)?)$/u;

/** Reads "Apples 5, Pears 3"; rows are parted by semicolons or by commas before a space. */
export function readRows(text: string): ChartRows | null {
  const parts = text.split(/;|,\s+/).map((part) => part.trim());
  const rows = parts
    .filter((part) => part !== '')
    .map((part) => {
      const [, name, number = ''] = ROW.exec(part) ?? [];
      const count = readNumber(number);
      return name === undefined || count === null || count > MOST_COUNT
        ? null
        : { name: name.slice(0, LONGEST_NAME), count };
    });
  if (rows.length === 0 || rows.length > MOST_ROWS) return null;
  return rows.every((row) => row !== null) ? rows : null;
}

const toCaption = (rows: ChartRows, locale: string): Piece[][] =>
  rows.map(({ name, count }): Piece[] => [`${name} `, { answer: writeNumber(count, locale) }]);

const describeRows = (noun: Noun, rows: ChartRows, locale: string): string =>
  describe(noun, rows.map(({ name, count }) => `${name} ${writeNumber(count, locale)}`).join(', '), locale);

const NAMES = ['A', 'B', 'C', 'D', 'E'];
const makeRows = (most: number, step: number, random: () => number): string =>
  NAMES.map((name) => `${name} ${drawWhole(1, Math.max(1, Math.floor(most / step)), random) * step}`).join(
    ', ',
  );

/** The share of a bar of what it has, and the height of a chart over its width. */
const BAR = 0.62;
const HEIGHT = 0.62;
const MOST_LINES = 10;

/** Measures a bar chart: its scale, and the places of its bars, in mm. */
function layOutBars(rows: ChartRows, { size, step: chosen, em, measure, locale }: Look) {
  const type = Math.min(4, Math.max(2.6, em * 0.8));
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const step = chosen > 0 && most / chosen <= 2 * MOST_LINES ? chosen : toRoundStep(most, MOST_LINES);
  const lines = Math.max(1, Math.ceil(most / step - 1e-9));
  const left = measure(writeNumber(lines * step, locale)) * type + 2;
  const [top, bottom] = [type / 2, size * HEIGHT];
  const slot = (size - left) / rows.length;
  const toY = (value: number) => bottom - (value / (lines * step)) * (bottom - top);
  return { type, step, lines, left, bottom, slot, toY };
}
type Bars = ReturnType<typeof layOutBars>;

/** Draws the lines and the numbers of the scale, and the two axes. */
function drawScale({ type, step, lines, left, bottom, toY }: Bars, { size, locale }: Look): Shape[] {
  const axes: [Point, Point][] = [
    [
      { x: left, y: 0 },
      { x: left, y: bottom },
    ],
    [
      { x: left, y: bottom },
      { x: size, y: bottom },
    ],
  ];
  return [
    ...range(1, lines + 1).map((at): Shape => {
      const y = toY(at * step);
      return { shape: 'line', x1: left, y1: y, x2: size, y2: y, line: THIN, isFaint: true, part: 'line' };
    }),
    ...range(lines + 1).map((at): Shape => {
      const text = writeNumber(at * step, locale);
      const place = { x: left - 1.2, y: toY(at * step), anchor: 'end' } as const;
      return { shape: 'text', ...place, text, size: type, part: 'number' };
    }),
    { shape: 'path', d: toLines(axes), line: NORMAL },
  ];
}

function drawBars(rows: ChartRows, { type, left, bottom, slot, toY }: Bars, { measure }: Look): Shape[] {
  // Names become smaller rather than touch.
  const widest = Math.max(...rows.map(({ name }) => measure(name)));
  const size = Math.min(type, (slot * 0.95) / Math.max(widest, 0.1));
  return rows.flatMap(({ name, count }, at): Shape[] => {
    const [x, y] = [left + (at + (1 - BAR) / 2) * slot, toY(count)];
    const bar = { x, y, width: slot * BAR, height: bottom - y };
    return [
      { shape: 'rect', ...bar, fill: 'middle', line: NORMAL, layer: 'value', part: 'bar' },
      { shape: 'text', x: left + (at + 0.5) * slot, y: bottom + type, text: name, size, part: 'name' },
    ];
  });
}

export const barChart: Family<ChartRows> = {
  read: readRows,
  draw: (rows, look): Drawn => {
    const bars = layOutBars(rows, look);
    return {
      width: look.size,
      height: bars.bottom + bars.type * 1.9,
      shapes: [...drawScale(bars, look), ...drawBars(rows, bars, look)],
      caption: toCaption(rows, look.locale),
      alt: describeRows('chart', rows, look.locale),
    };
  },
  make: (level, random) =>
    // What is between two lines of the scale is half of the way.
    makeRows(level === 'easy' ? 10 : level === 'medium' ? 50 : 200, BAR_STEPS[level], random),
};

/** What the bars of a level count by: a line of the scale, or half of it. */
const BAR_STEPS: Readonly<Record<DrawingLevel, number>> = { easy: 1, medium: 5, hard: 10 };

const MOST_SYMBOLS = 20;

/** Draws so many symbols in a row, the last one as far as it counts. */
function drawSymbols(count: number, x: number, y: number, edge: number): Shape[] {
  return range(Math.ceil(count - 1e-9)).map((at): Shape => {
    const center = { x: x + (at + 0.5) * edge, y };
    const share = Math.min(1, count - at);
    const look = { fill: 'middle', line: NORMAL, layer: 'value', part: 'symbol' } as const;
    const r = edge * 0.42;
    return share >= 1 - 1e-9
      ? { shape: 'circle', ...center, r, ...look }
      : { shape: 'path', d: toSector(center, r, 0, share * 360), ...look };
  });
}

export const pictogram: Family<ChartRows> = {
  read: readRows,
  draw: (rows, look): Drawn => {
    const { locale, measure } = look;
    const type = Math.min(4.6, Math.max(2.6, look.em * 0.9));
    const most = Math.max(1, ...rows.map(({ count }) => count));
    // A symbol stands for less than one only where somebody says so, or counts parts.
    const least = rows.every(({ count }) => Number.isInteger(count)) ? 1 : 0;
    const each =
      look.step > 0 && most / look.step <= MOST_SYMBOLS
        ? look.step
        : Math.max(least, toRoundStep(most, MOST_SYMBOLS));
    const symbols = Math.ceil(most / each - 1e-9);
    const names = Math.max(...rows.map(({ name }) => measure(name))) * type + 3;
    const left = Math.min(names, look.room * 0.5);
    const nameType = (type * (left - 3)) / (names - 3);
    const edge = Math.min(look.size, (look.room - left) / symbols);
    // A row is as high as its name, however small its symbols are.
    const row = Math.max(edge * 1.15, nameType * 1.3);
    const bottom = rows.length * row;
    const key = `= ${writeNumber(each, locale)}`;
    return {
      width: Math.max(left + symbols * edge, left + edge * 1.3 + measure(key) * type),
      height: bottom + Math.max(edge * 1.4, type * 1.5),
      shapes: [
        ...rows.flatMap(({ name, count }, at): Shape[] => [
          {
            shape: 'text',
            x: left - 2,
            y: (at + 0.5) * row,
            text: name,
            size: nameType,
            anchor: 'end',
            part: 'name',
          },
          ...drawSymbols(count / each, left, (at + 0.5) * row, edge),
        ]),
        { shape: 'line', x1: left, y1: 0, x2: left, y2: bottom, line: NORMAL },
        {
          shape: 'circle',
          x: left + edge / 2,
          y: bottom + edge * 0.9,
          r: edge * 0.42,
          fill: 'middle',
          line: NORMAL,
          part: 'key',
        },
        {
          shape: 'text',
          x: left + edge * 1.2,
          y: bottom + edge * 0.9,
          text: key,
          size: type,
          anchor: 'start',
        },
      ],
      caption: toCaption(rows, locale),
      alt: describeRows('pictogram', rows, locale),
    };
  },
  make: (level, random, { step }) => {
    const each = step > 0 ? step : 1;
    // A half symbol is harder.
    return makeRows(each * (level === 'easy' ? 5 : 8), level === 'hard' ? each / 2 : each, random);
  },
};
