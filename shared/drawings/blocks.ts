import { range } from 'es-toolkit';
import type { DrawingLevel } from './kinds.ts';
import type { Family, Look } from './look.ts';
import { drawWhole, readWhole, writeNumber } from './numbers.ts';
import { type Drawn, NORMAL, type Point, type Shape, shiftBy, THIN, toLines, toPath } from './shape.ts';
import { describe } from './words.ts';

const MOST = 9999;
/** The depth of a cube of a thousand, as it is drawn, in units. */
const DEPTH = 3;
const TEN = 10;
/** The most units above each other. */
const STACK = 5;
/** The highest drawing, in mm, and by how much a higher one is made smaller. */
const HIGHEST = 220;
const SMALLER = 0.92;

/** A piece of the blocks, with its size in units. */
interface Block {
  readonly part: 'thousand' | 'hundred' | 'ten' | 'unit';
  readonly width: number;
  readonly height: number;
  readonly draw: (u: number) => Shape[];
}

/** Draws a plate of columns and rows of units. */
function drawPlate(columns: number, rows: number, u: number, top: number, part: Block['part']): Shape[] {
  const [width, height] = [columns * u, rows * u];
  const lines = [
    ...range(1, columns).map((at): [Point, Point] => [
      { x: at * u, y: top },
      { x: at * u, y: top + height },
    ]),
    ...range(1, rows).map((at): [Point, Point] => [
      { x: 0, y: top + at * u },
      { x: width, y: top + at * u },
    ]),
  ];
  const value = { layer: 'value' } as const;
  return [
    { shape: 'rect', x: 0, y: top, width, height, fill: 'light', line: NORMAL, part, ...value },
    ...(lines.length > 0 ? [{ shape: 'path', d: toLines(lines), line: THIN, ...value } as const] : []),
  ];
}

/** Draws a cube: its front with units, and its top and side. */
function drawCube(u: number): Shape[] {
  const [edge, depth] = [TEN * u, DEPTH * u];
  const corner = { x: edge + depth, y: 0 };
  const top = [{ x: 0, y: depth }, { x: depth, y: 0 }, corner, { x: edge, y: depth }];
  const side = [corner, { x: edge + depth, y: edge }, { x: edge, y: edge + depth }, { x: edge, y: depth }];
  return [
    ...drawPlate(TEN, TEN, u, depth, 'thousand'),
    ...[top, side].map(
      (face): Shape => ({
        ...{ shape: 'path', d: toPath(face, true), fill: 'middle', line: NORMAL, layer: 'value' },
      }),
    ),
  ];
}

const THOUSAND: Block = { part: 'thousand', width: TEN + DEPTH, height: TEN + DEPTH, draw: drawCube };
const HUNDRED: Block = {
  ...{ part: 'hundred', width: TEN, height: TEN },
  draw: (u) => drawPlate(TEN, TEN, u, 0, 'hundred'),
};
const TEN_ROD: Block = { part: 'ten', width: 1, height: TEN, draw: (u) => drawPlate(1, TEN, u, 0, 'ten') };

/** A column of units with room between them. */
const toUnits = (count: number): Block => ({
  ...{ part: 'unit', width: 1, height: count * 1.4 - 0.4 },
  draw: (u) =>
    range(count).flatMap((at) =>
      drawPlate(1, 1, u, 0, 'unit').map((shape) => shiftBy(shape, 0, at * 1.4 * u)),
    ),
});

function listBlocks(value: number): Block[] {
  const digit = (power: number) => Math.floor(value / power) % 10;
  const units = digit(1);
  return [
    ...range(digit(1000)).map(() => THOUSAND),
    ...range(digit(100)).map(() => HUNDRED),
    ...range(digit(10)).map(() => TEN_ROD),
    ...(units > STACK ? [toUnits(STACK), toUnits(units - STACK)] : units > 0 ? [toUnits(units)] : []),
  ];
}

/** The distance of two blocks, in units: blocks of another size stand farther apart. */
const getGap = (before: Block | undefined, block: Block): number => {
  if (!before) return 0;
  return before.part === block.part ? 0.5 : 1.2;
};
const ROW_GAP = 1;

/** Sets blocks side by side, on the line of the lowest, and goes on below where there is no more room; in units. */
function setBlocks(blocks: readonly Block[], room: number) {
  const rows: { block: Block; x: number }[][] = [[]];
  let x = 0;
  for (const block of blocks) {
    const row = rows.at(-1) ?? [];
    const at = x + getGap(row.at(-1)?.block, block);
    if (row.length > 0 && at + block.width > room) {
      rows.push([{ block, x: 0 }]);
      x = block.width;
    } else {
      row.push({ block, x: at });
      x = at + block.width;
    }
  }
  let y = -ROW_GAP;
  const placed = rows.flatMap((row) => {
    const height = Math.max(1, ...row.map(({ block }) => block.height));
    y += ROW_GAP + height;
    return row.map(({ block, x: left }) => ({ block, x: left, y: y - block.height }));
  });
  return { placed, width: Math.max(1, ...placed.map(({ block, x: left }) => left + block.width)), height: y };
}

const GREATEST: Readonly<Record<DrawingLevel, number>> = { easy: 99, medium: 999, hard: 2999 };

export const blocks: Family<number> = {
  read: (text) => {
    const value = readWhole(text);
    return value === null || value < 0 || value > MOST ? null : value;
  },
  draw: (value, { size, room, locale }: Look): Drawn => {
    const list = listBlocks(value);
    let u = size;
    let set = setBlocks(list, (room - NORMAL) / u);
    while (set.height * u > HIGHEST || set.width * u > room - NORMAL) {
      u *= SMALLER;
      set = setBlocks(list, (room - NORMAL) / u);
    }
    const edge = NORMAL / 2;
    const text = writeNumber(value, locale);
    return {
      width: set.width * u + NORMAL,
      height: set.height * u + NORMAL,
      shapes: set.placed.flatMap(({ block, x, y }) =>
        block.draw(u).map((shape) => shiftBy(shape, x * u + edge, y * u + edge)),
      ),
      caption: [[{ answer: text }]],
      alt: describe('blocks', text, locale),
    };
  },
  make: (level, random) => String(drawWhole(level === 'easy' ? 11 : 101, GREATEST[level], random)),
};
