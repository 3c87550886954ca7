import { range, sum } from 'es-toolkit';
import type { DrawingLevel } from './kinds.ts';
import type { Family } from './look.ts';
import { drawWhole, readNumbers, readWhole } from './numbers.ts';
import { type Drawn, NORMAL, type Point, type Shape, toLines } from './shape.ts';
import { describe } from './words.ts';

const MOST_DICE = 6;
const SIDES = 6;

/** The places of the pips of each number, in quarters of the edge. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
};
const DIE_GAP = 0.25;

function drawDie(value: number, left: number, edge: number): Shape[] {
  return [
    {
      ...{ shape: 'rect', x: left + NORMAL / 2, y: NORMAL / 2, width: edge - NORMAL, height: edge - NORMAL },
      ...{ fill: 'white', line: NORMAL, round: edge * 0.14, part: 'die' },
    },
    ...(PIPS[value] ?? []).map(
      ([x, y]): Shape => ({
        ...{ shape: 'circle', x: left + (x * edge) / 4, y: (y * edge) / 4, r: edge * 0.09 },
        ...{ fill: 'ink', line: 0, layer: 'value', part: 'pip' },
      }),
    ),
  ];
}

const DICE: Readonly<Record<DrawingLevel, number>> = { easy: 1, medium: 2, hard: 3 };

export const die: Family<readonly number[]> = {
  read: (text, { locale }) => {
    const dice = readNumbers(text.replaceAll('+', ' '), (count) => count <= MOST_DICE, locale);
    return dice?.every((value) => value >= 1 && value <= SIDES && Number.isInteger(value)) ? dice : null;
  },
  draw: (dice, { size, room, locale }): Drawn => {
    const edge = Math.min(size, room / (dice.length * (1 + DIE_GAP) - DIE_GAP));
    const text = dice.join(' + ');
    return {
      width: edge * (dice.length * (1 + DIE_GAP) - DIE_GAP),
      height: edge,
      shapes: dice.flatMap((value, at) => drawDie(value, at * edge * (1 + DIE_GAP), edge)),
      caption:
        dice.length > 1 ? [[`${text} = `, { answer: String(sum(dice)) }]] : [[{ answer: String(dice[0]) }]],
      alt: describe('die', text, locale),
    };
  },
  make: (level, random) =>
    range(DICE[level])
      .map(() => drawWhole(1, SIDES, random))
      .join(' '),
};

const MOST_TALLIES = 100;
const FIVE = 5;
/** The distance of two strokes, of two groups and of two rows, over the height of a stroke. */
const STROKE = 0.3;
const GROUP = 1.75;
const ROW = 1.3;

/** Draws the strokes of up to five: the fifth goes across the others. */
const drawGroup = (count: number, x: number, y: number, height: number): Shape[] =>
  range(count).map((at): Shape => {
    const left = x + (at + 0.5) * STROKE * height;
    const line: [Point, Point] =
      at === FIVE - 1
        ? [
            { x, y: y + height * 0.8 },
            { x: x + 4.2 * STROKE * height, y: y + height * 0.2 },
          ]
        : [
            { x: left, y },
            { x: left, y: y + height },
          ];
    return { shape: 'path', d: toLines([line]), line: height * 0.06, layer: 'value', part: 'stroke' };
  });

const TALLIES: Readonly<Record<DrawingLevel, readonly [number, number]>> = {
  easy: [1, 10],
  medium: [5, 20],
  hard: [15, 50],
};

export const tally: Family<number> = {
  read: (text) => {
    const count = readWhole(text);
    return count === null || count < 0 || count > MOST_TALLIES ? null : count;
  },
  draw: (count, { size, room, locale }): Drawn => {
    const groups = Math.max(1, Math.ceil(count / FIVE));
    const inRow = Math.max(1, Math.min(groups, Math.floor((room / size + GROUP - 1.4) / GROUP)));
    const rows = Math.ceil(groups / inRow);
    return {
      width: (inRow * GROUP - (GROUP - 1.4)) * size,
      height: (rows * ROW - (ROW - 1)) * size,
      shapes: range(groups).flatMap((at) =>
        drawGroup(
          Math.min(FIVE, count - at * FIVE),
          (at % inRow) * GROUP * size,
          Math.floor(at / inRow) * ROW * size,
          size,
        ),
      ),
      caption: [[{ answer: String(count) }]],
      alt: describe('tally', String(count), locale),
    };
  },
  make: (level, random) => String(drawWhole(...TALLIES[level], random)),
};
