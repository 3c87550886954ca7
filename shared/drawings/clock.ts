import { range } from 'es-toolkit';
import type { DrawingLevel } from './kinds.ts';
import type { Family, Look } from './look.ts';
import { drawWhole } from './numbers.ts';
import { BOLD, type Drawn, NORMAL, type Point, type Shape, THIN, toLines, toward } from './shape.ts';
import { describe } from './words.ts';

export interface Time {
  readonly hour: number;
  readonly minute: number;
}

const TIME = /^(\d{1,2})(?:[:.h]\s?(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|h|uhr)?$/i;

/** Reads a time of day: "3:30", "15.30", "3 pm". */
export function readTime(text: string): Time | null {
  const [, hours, minutes = '0', half = ''] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const [typed, minute] = [Number(hours), Number(minutes)];
  const isHalf = /^[ap]/i.test(half);
  if (isHalf && (typed < 1 || typed > 12)) return null;
  const hour = isHalf ? (typed % 12) + (/^p/i.test(half) ? 12 : 0) : typed;
  return hour > 24 || minute > 59 || (hour === 24 && minute > 0) ? null : { hour, minute };
}

const EDGE = 0.97;

/** Draws the face: its rim, a mark for each hour and, where chosen, for each minute, and its numbers. */
function drawFace({ size, marks }: Look, hasInner: boolean): Shape[] {
  const r = size / 2;
  const middle: Point = { x: r, y: r };
  const mark = (degrees: number, length: number): readonly [Point, Point] => [
    toward(middle, degrees, r * EDGE),
    toward(middle, degrees, r * (EDGE - length)),
  ];
  const minutes = range(60).filter((at) => at % 5 !== 0);
  const number = (text: string, at: number, distance: number, height: number): Shape => {
    const { x, y } = toward(middle, at * 30, r * distance);
    return { shape: 'text', x, y, text, size: height, part: 'number' };
  };
  return [
    { shape: 'circle', ...middle, r: r - BOLD / 2, fill: 'white', line: BOLD, part: 'face' },
    ...(marks
      ? [{ shape: 'path', d: toLines(minutes.map((at) => mark(at * 6, 0.05))), line: THIN } as const]
      : []),
    { shape: 'path', d: toLines(range(12).map((at) => mark(at * 30, 0.09))), line: NORMAL },
    ...range(1, 13).map((hour) => number(String(hour), hour, 0.76, size * (hasInner ? 0.1 : 0.11))),
    ...(hasInner
      ? range(13, 25).map((hour) => number(String(hour === 24 ? 0 : hour), hour, 0.5, size * 0.055))
      : []),
  ];
}

/** Draws the two hands, the short one as far between two hours as the minutes say. */
function drawHands({ hour, minute }: Time, size: number): Shape[] {
  const r = size / 2;
  const middle: Point = { x: r, y: r };
  const hand = (part: string, degrees: number, length: number, line: number): Shape => {
    const { x, y } = toward(middle, degrees, r * length);
    return { shape: 'line', x1: middle.x, y1: middle.y, x2: x, y2: y, line, layer: 'value', part };
  };
  return [
    hand('hour hand', (hour % 12) * 30 + minute / 2, 0.4, size * 0.032),
    hand('minute hand', minute * 6, 0.59, size * 0.018),
    { shape: 'circle', ...middle, r: size * 0.028, fill: 'ink', line: 0, layer: 'value' },
  ];
}

const STEPS: Readonly<Record<DrawingLevel, number>> = { easy: 30, medium: 5, hard: 1 };

/** Creates what draws clocks of 12 or 24 hours. */
const createClock = (hasInner: boolean): Family<Time> => ({
  read: readTime,
  draw: (time, look): Drawn => {
    const { hour, minute } = time;
    // A face of twelve hours says no more than that.
    const shown = hasInner ? hour % 24 : hour % 12 || 12;
    const text = `${shown}:${String(minute).padStart(2, '0')}`;
    return {
      width: look.size,
      height: look.size,
      shapes: [...drawFace(look, hasInner), ...drawHands(time, look.size)],
      caption: [[{ answer: text }]],
      alt: describe('clock', text, look.locale),
    };
  },
  make: (level, random) => {
    const step = STEPS[level];
    const minute = drawWhole(0, 60 / step - 1, random) * step;
    const hour = hasInner ? drawWhole(0, 23, random) : drawWhole(1, 12, random);
    return `${hour}:${String(minute).padStart(2, '0')}`;
  },
});

export const clock = createClock(false);
export const clock24 = createClock(true);

/** Faces without hands. */
export const blankClock: Family<true> = {
  read: () => true,
  draw: (_, look) => ({
    width: look.size,
    height: look.size,
    shapes: drawFace(look, false),
    caption: [],
    alt: describe('clock', '', look.locale),
  }),
};
