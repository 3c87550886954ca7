import { range, sum } from 'es-toolkit';
import type { DrawingLevel } from './kinds.ts';
import type { Family, Look } from './look.ts';
import { drawWhole, readNumber, readWhole, writeNumber } from './numbers.ts';
import { BOLD, type Drawn, NORMAL, type Point, type Shape } from './shape.ts';
import { describe } from './words.ts';

/** Counters of two looks: "7 + 2". */
export type Counters = readonly [number, number];

const COUNTER = 0.36;
const ROW = 5;
const FRAME = 10;
/** The distance of two frames, in cells. */
const FRAME_GAP = 0.5;

const createFrame = (frames: 1 | 2): Family<Counters> => ({
  read: (text) => {
    const [first, second = 0, ...more] = text.split('+').map(readWhole);
    if (first === undefined || first === null || second === null || more.length > 0) return null;
    return first < 0 || second < 0 || first + second > frames * FRAME ? null : [first, second];
  },
  draw: ([first, second], { size, locale }): Drawn => {
    const cell = (size - BOLD) / ROW;
    const toPlace = (at: number): Point => ({
      x: BOLD / 2 + (at % ROW) * cell,
      y: BOLD / 2 + (Math.floor(at / ROW) + Math.floor(at / FRAME) * FRAME_GAP) * cell,
    });
    const counter = (at: number): Shape => {
      const { x, y } = toPlace(at);
      const isFirst = at < first;
      return {
        ...{ shape: 'circle', x: x + cell / 2, y: y + cell / 2, r: cell * COUNTER, layer: 'value' },
        ...{ fill: isFirst ? 'dark' : 'white', line: isFirst ? 0 : BOLD, part: 'counter' },
      };
    };
    const text = second > 0 ? `${first} + ${second}` : String(first);
    return {
      width: size,
      height: cell * (2 * frames + (frames - 1) * FRAME_GAP) + BOLD,
      shapes: [
        ...range(frames * FRAME).map(
          (at): Shape => ({
            ...{ shape: 'rect', ...toPlace(at), width: cell, height: cell, line: NORMAL, part: 'cell' },
          }),
        ),
        ...range(frames).map(
          (at): Shape => ({
            ...{ shape: 'rect', ...toPlace(at * FRAME), width: ROW * cell, height: 2 * cell, line: BOLD },
          }),
        ),
        ...range(first + second).map(counter),
      ],
      caption: second > 0 ? [[`${text} = `, { answer: String(first + second) }]] : [[{ answer: text }]],
      alt: describe('frame', text, locale),
    };
  },
  make: (level, random) => {
    const most = frames * FRAME;
    const total = drawWhole(level === 'easy' ? 1 : most / 2, most, random);
    if (level !== 'hard') return String(total);
    const first = drawWhole(1, total - 1, random);
    return `${first} + ${total - first}`;
  },
});

export const tenFrame = createFrame(1);
export const twentyFrame = createFrame(2);

/** A whole and its parts; the one at `asked` is left to students, 0 being the whole. */
export interface Bond {
  readonly numbers: readonly number[];
  readonly asked: number;
}

const MOST_PARTS = 4;
const UNKNOWN = /^[_?]+$/;

function readBond(text: string): Bond | null {
  const parts = text
    .trim()
    .split(/[=+;\s]+|,\s+/)
    .filter((part) => part !== '');
  if (parts.length < 3 || parts.length > MOST_PARTS + 1) return null;
  const read = parts.map((part) => (UNKNOWN.test(part) ? undefined : readNumber(part)));
  if (read.some((number) => number === null)) return null;
  const unknown = read.filter((number) => number === undefined).length;
  if (unknown > 1) return null;
  const known = read.map((number) => number ?? 0);
  const [whole = 0, ...others] = known;
  const rest = Number((whole - sum(others)).toFixed(4));
  if (unknown === 0) return rest === 0 ? { numbers: known, asked: known.length - 1 } : null;
  const asked = read.indexOf(undefined);
  // A part is what is left of the whole, and the whole is all parts.
  const found = asked === 0 ? -rest : rest;
  return { numbers: known.map((number, at) => (at === asked ? found : number)), asked };
}

const MOST: Readonly<Record<DrawingLevel, number>> = { easy: 10, medium: 20, hard: 100 };

export const numberBond: Family<Bond> = {
  read: readBond,
  draw: ({ numbers, asked }, { size, measure, locale }: Look): Drawn => {
    const parts = numbers.length - 1;
    // Circles of more parts are smaller, with as much room between them.
    const r = Math.min(size * 0.17, (size * (1 - 0.06 * (parts - 1)) - NORMAL) / parts / 2);
    const top: Point = { x: size / 2, y: r + NORMAL / 2 };
    const below = (at: number): Point => ({
      x: r + NORMAL / 2 + ((size - 2 * r - NORMAL) * at) / (parts - 1),
      y: top.y + size * 0.46,
    });
    const places = [top, ...range(parts).map(below)];
    const texts = numbers.map((number) => writeNumber(number, locale));
    const widest = Math.max(...texts.map(measure));
    const height = Math.min(r * 0.95, (r * 1.6) / widest);
    const ends = range(parts).map(below);
    const [whole = '', ...rest] = texts.map((text, at) => (at === asked ? '?' : text));
    return {
      width: size,
      height: size * 0.46 + 2 * r + NORMAL,
      shapes: [
        ...ends.map(
          ({ x, y }): Shape => ({
            ...{ shape: 'line', x1: top.x, y1: top.y, x2: x, y2: y, line: NORMAL, part: 'bond' },
          }),
        ),
        ...places.map((place): Shape => ({ shape: 'circle', ...place, r, fill: 'white', line: NORMAL })),
        ...places.map(
          (place, at): Shape => ({
            ...{ shape: 'text', ...place, text: texts[at] ?? '', size: height, part: 'number' },
            ...(at === asked && { layer: 'label' as const }),
          }),
        ),
      ],
      caption: [],
      alt: describe('bond', `${whole} = ${rest.join(' + ')}`, locale),
    };
  },
  make: (level, random) => {
    const whole = drawWhole(Math.max(3, MOST[level] / 5), MOST[level], random);
    const first = drawWhole(1, whole - 1, random);
    const asked = level === 'easy' ? 2 : drawWhole(0, 2, random);
    const [top, left, right] = [whole, first, whole - first].map((number, at) =>
      at === asked ? '_' : number,
    );
    return `${top} = ${left} + ${right}`;
  },
};
