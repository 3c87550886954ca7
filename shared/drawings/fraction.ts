import { range } from 'es-toolkit';
import type { DrawingLevel } from './kinds.ts';
import type { Family, Look } from './look.ts';
import { drawWhole, type Fraction, readFraction, readWhole } from './numbers.ts';
import { type Drawn, NORMAL, type Shape, shiftBy, toSector } from './shape.ts';
import { describe } from './words.ts';

/** The most wholes, and the most parts of one. */
const MOST_WHOLES = 6;
const MOST_PARTS = 24;
const MOST_CELLS = 100;

const readUpTo =
  (mostParts: number) =>
  (text: string): Fraction | null => {
    const whole = readWhole(text);
    const read = readFraction(text) ?? (whole === null ? null : { whole: 0, over: whole, under: 1 });
    if (!read || read.over < 0 || read.under > mostParts) return null;
    return read.whole + read.over / read.under > MOST_WHOLES ? null : read;
  };

/** Draws one whole; its first `filled` parts are coloured. */
type DrawWhole = (parts: number, filled: number, size: number) => Shape[];

const toPart = (isFilled: boolean) =>
  isFilled
    ? ({ fill: 'middle', line: 0, layer: 'value', part: 'filled' } as const)
    : ({ fill: 'none', line: NORMAL, part: 'part' } as const);

/** Colours parts below all outlines, which are there for whoever colours them too. */
const drawParts = (
  parts: number,
  filled: number,
  drawPart: (at: number, isFilled: boolean) => Shape,
): Shape[] => [
  ...range(filled).map((at) => drawPart(at, true)),
  ...range(parts).map((at) => drawPart(at, false)),
];

const drawCircle: DrawWhole = (parts, filled, size) => {
  const r = size / 2 - NORMAL / 2;
  const middle = { x: size / 2, y: size / 2 };
  return drawParts(parts, filled, (at, isFilled) =>
    parts === 1
      ? { shape: 'circle', ...middle, r, ...toPart(isFilled) }
      : {
          shape: 'path',
          d: toSector(middle, r, (at * 360) / parts, ((at + 1) * 360) / parts),
          ...toPart(isFilled),
        },
  );
};

const drawCells =
  (columns: number, cell: { width: number; height: number }): DrawWhole =>
  (parts, filled) =>
    drawParts(parts, filled, (at, isFilled) => ({
      shape: 'rect',
      x: NORMAL / 2 + (at % columns) * cell.width,
      y: NORMAL / 2 + Math.floor(at / columns) * cell.height,
      ...cell,
      ...toPart(isFilled),
    }));

/** Returns how many columns make a grid of so many cells nearest to a square. */
const countColumns = (cells: number): number =>
  range(1, cells + 1).find((columns) => cells % columns === 0 && columns * columns >= cells) ?? cells;

/** A whole as it is drawn: its size, and what draws it. */
interface Form {
  readonly width: number;
  readonly height: number;
  readonly draw: DrawWhole;
}

const BAR_HEIGHT = 0.2;

const FORMS = {
  circle: (_parts: number, size: number): Form => ({ width: size, height: size, draw: drawCircle }),
  bar: (parts: number, size: number): Form => {
    const cell = { width: (size - NORMAL) / parts, height: size * BAR_HEIGHT };
    return { width: size, height: cell.height + NORMAL, draw: drawCells(parts, cell) };
  },
  grid: (parts: number, size: number): Form => {
    const columns = countColumns(parts);
    const edge = (size - NORMAL) / columns;
    const height = (edge * parts) / columns + NORMAL;
    return { width: size, height, draw: drawCells(columns, { width: edge, height: edge }) };
  },
} as const;

const GREATEST: Readonly<Record<DrawingLevel, number>> = { easy: 4, medium: 8, hard: 12 };
const GAP = 2;

/** Places wholes beside each other, in as many rows as the width needs. */
function place(wholes: readonly (readonly Shape[])[], { width, height }: Form, room: number) {
  const columns = Math.max(1, Math.min(wholes.length, Math.floor((room + GAP) / (width + GAP))));
  const rows = Math.ceil(wholes.length / columns);
  return {
    width: columns * (width + GAP) - GAP,
    height: rows * (height + GAP) - GAP,
    shapes: wholes.flatMap((shapes, at) =>
      shapes.map((shape) =>
        shiftBy(shape, (at % columns) * (width + GAP), Math.floor(at / columns) * (height + GAP)),
      ),
    ),
  };
}

function drawFraction({ whole, over, under }: Fraction, look: Look, shape: keyof typeof FORMS): Drawn {
  const total = whole * under + over;
  const form = FORMS[shape](under, Math.min(look.size, look.room));
  const wholes = range(Math.max(1, Math.ceil(total / under))).map((at) =>
    form.draw(under, Math.max(0, Math.min(under, total - at * under)), form.width),
  );
  const text = `${whole > 0 ? `${whole} ` : ''}${over}/${under}`;
  return {
    ...place(wholes, form, look.room),
    caption: [[{ whole: whole > 0 ? String(whole) : '', over: String(over), under: String(under) }]],
    alt: describe('fraction', text, look.locale),
  };
}

const createFraction = (shape: keyof typeof FORMS, mostParts: number): Family<Fraction> => ({
  read: readUpTo(mostParts),
  draw: (value, look) => drawFraction(value, look, shape),
  make: (level, random) => {
    const under = drawWhole(2, GREATEST[level], random);
    return `${drawWhole(1, level === 'easy' ? under - 1 : under, random)}/${under}`;
  },
});

export const fractionCircle = createFraction('circle', MOST_PARTS);
export const fractionBar = createFraction('bar', MOST_PARTS);
export const fractionGrid = createFraction('grid', MOST_CELLS);
