import { range } from 'es-toolkit';
import type { Family, Look } from './look.ts';
import { type Drawn, NORMAL, type Point, type Shape, THIN, toLines } from './shape.ts';
import { describe, getNouns } from './words.ts';

/** Draws paper of a width and a height, in mm. */
type DrawPaper = (width: number, height: number, look: Look) => Shape[];

const toPaper = (draw: DrawPaper): Family<true> => ({
  read: () => true,
  draw: (_, look): Drawn => ({
    width: look.room,
    height: look.height,
    shapes: draw(look.room, look.height, look),
    caption: [],
    alt: describe('paper', '', look.locale),
  }),
});

const across = (y: number, width: number, from = 0): [Point, Point] => [
  { x: from, y },
  { x: width, y },
];
const down = (x: number, height: number, from = 0): [Point, Point] => [
  { x, y: from },
  { x, y: height },
];

/** Counts whole cells, and returns them from the middle of the width. */
function toCells(width: number, height: number, size: number) {
  const [columns, rows] = [Math.max(1, Math.floor(width / size)), Math.max(1, Math.floor(height / size))];
  return { columns, rows, left: (width - columns * size) / 2, width: columns * size, height: rows * size };
}

const LIGHT = { line: THIN, isFaint: true, part: 'lines' } as const;

export const squared = toPaper((width, height, { size }) => {
  const cells = toCells(width - NORMAL, height - NORMAL, size);
  const lines = [
    ...range(cells.columns + 1).map((at) => down(at * size, cells.height)),
    ...range(cells.rows + 1).map((at) => across(at * size, cells.width)),
  ];
  const left = cells.left + NORMAL / 2;
  const moved = lines.map(([a, b]): [Point, Point] => [
    { x: a.x + left, y: a.y + NORMAL / 2 },
    { x: b.x + left, y: b.y + NORMAL / 2 },
  ]);
  return [{ shape: 'path', d: toLines(moved), ...LIGHT }];
});

/** A line without a length has round ends, and is a dot. */
export const dotted = toPaper((width, height, { size }) => {
  const cells = toCells(width - 1, height - 1, size);
  const dots = range(cells.rows + 1).flatMap((row) =>
    range(cells.columns + 1).map((column): [Point, Point] => {
      const dot = { x: cells.left + 0.5 + column * size, y: 0.5 + row * size };
      return [dot, dot];
    }),
  );
  return [{ shape: 'path', d: toLines(dots), line: 0.5, part: 'dots' }];
});

/** Cuts the line through a point with a slope to the paper; null where it is outside. */
function cut(at: number, slope: number, width: number, height: number): [Point, Point] | null {
  const toX = (y: number) => (y - at) / slope;
  const [first, second] = [toX(0), toX(height)];
  const [left, right] = [Math.max(0, Math.min(first, second)), Math.min(width, Math.max(first, second))];
  return left >= right
    ? null
    : [
        { x: left, y: at + slope * left },
        { x: right, y: at + slope * right },
      ];
}

/** Triangles of equal sides, one of them upright. */
export const isometric = toPaper((width, height, { size }) => {
  const apart = size * Math.cos(Math.PI / 6);
  const slope = Math.tan(Math.PI / 6);
  const columns = Math.floor((width - NORMAL) / apart);
  const wide = columns * apart;
  const reach = Math.ceil((height + wide * slope) / size);
  const leaning = range(-reach, reach + 1).flatMap((at) => [
    cut(at * size, slope, wide, height - NORMAL),
    cut(at * size, -slope, wide, height - NORMAL),
  ]);
  const upright = range(columns + 1).map((at) => down(at * apart, height - NORMAL));
  const left = (width - wide) / 2;
  const lines = [...upright, ...leaning.filter((line) => line !== null)].map(([a, b]): [Point, Point] => [
    { x: a.x + left, y: a.y + NORMAL / 2 },
    { x: b.x + left, y: b.y + NORMAL / 2 },
  ]);
  return [{ shape: 'path', d: toLines(lines), ...LIGHT }];
});

export const lined = toPaper((width, height, { size }) => {
  const rows = Math.max(1, Math.floor((height - NORMAL) / size));
  return [{ shape: 'path', d: toLines(range(1, rows + 1).map((at) => across(at * size, width))), ...LIGHT }];
});

/** The lines of a staff, and the height from one staff to the next, in spaces. */
const STAFF = 5;
const STAFF_TO_STAFF = 9;

export const staves = toPaper((width, height, { size }) => {
  const staff = (STAFF - 1) * size;
  const count = Math.max(1, Math.floor((height - NORMAL - staff) / (STAFF_TO_STAFF * size)) + 1);
  return range(count).map((at): Shape => {
    const top = NORMAL / 2 + at * STAFF_TO_STAFF * size;
    const lines = range(STAFF).map((line) => across(top + line * size, width));
    const ends = [0, width].map((x) => down(x === 0 ? THIN : width - THIN, top + staff, top));
    return { shape: 'path', d: toLines([...lines, ...ends]), line: THIN, part: 'staff' };
  });
});

/** The share of the cues and of the summary. */
const CUES = 0.28;
const SUMMARY = 0.2;

export const cornell = toPaper((width, height, look) => {
  const { size } = look;
  const words = getNouns(look.locale);
  const [edge, cues, notes] = [NORMAL / 2, width * CUES, height * (1 - SUMMARY)];
  const type = Math.min(4.5, look.em * 0.85);
  const head = type * 1.8;
  const rows = Math.floor((notes - head) / size);
  const isMirrored = ['ar', 'he', 'fa', 'ur'].includes(new Intl.Locale(look.locale).language);
  const border = isMirrored ? width - cues : cues;
  const [from, to] = isMirrored ? [0, border] : [border, width];
  const title = (text: string, start: number, y: number): Shape =>
    isMirrored
      ? { shape: 'text', x: start - 2, y, text, size: type, anchor: 'end', isBold: true }
      : { shape: 'text', x: start + 2, y, text, size: type, anchor: 'start', isBold: true };
  const [outer, inner] = isMirrored ? [width, border] : [0, border];
  return [
    {
      ...{ shape: 'path', ...LIGHT },
      d: toLines(
        range(1, rows + 1)
          .map((at) => head + at * size)
          .filter((y) => y < notes - 1)
          .map((y) => across(y, to - 2, from + 2)),
      ),
    },
    { shape: 'rect', x: edge, y: edge, width: width - NORMAL, height: height - NORMAL, line: NORMAL },
    { shape: 'path', d: toLines([down(border, notes), across(notes, width)]), line: NORMAL },
    title(words.cues, outer, type),
    title(words.notes, inner, type),
    title(words.summary, outer, notes + type),
  ];
});
