import { type Box, curve, type Dot, line, loneDot, ring } from './strokes.ts';

/** Dots for what the solid face draws in the box. */
export type InDots = (box: Box) => Dot[];

export const rising: InDots = (box) => line(box, [0, 0], [1, 1]);
export const falling: InDots = (box) => line(box, [0, 1], [1, 0]);
export const level: InDots = (box) => line(box, [0, 0.5], [1, 0.5]);
export const upright: InDots = (box) => line(box, [0.5, 0], [0.5, 1]);
export const ogonek: InDots = (box) => curve(box, [0.8, 1], [0.25, 0.6], [0, 0.25], [0.3, 0], [1, 0.15]);

/** An accent that stands beside its letter or under it is a comma in some: narrow, or no wider than that. */
const COMMA = 300;
const unlessComma =
  (way: InDots): InDots =>
  (box) =>
    (box.right - box.left < COMMA ? rising : way)(box);

/** The combining accents. */
export const MARKS: Readonly<Record<string, InDots>> = {
  '\u0300': falling,
  '\u0301': rising,
  '\u0302': (box) => line(box, [0, 0], [0.6, 1]).concat(line(box, [0.6, 1], [1, 0]).slice(1)),
  '\u0303': (box) => curve(box, [0, 0], [0.15, 0.75], [0.32, 1], [0.5, 0.5], [0.68, 0], [0.85, 0.25], [1, 1]),
  '\u0304': level,
  '\u0306': (box) => curve(box, [0, 1], [0.1, 0.3], [0.42, 0], [0.8, 0.35], [1, 1]),
  '\u0307': loneDot,
  '\u0308': loneDot,
  '\u030A': ring,
  '\u030B': rising,
  '\u030C': unlessComma((box) => line(box, [0, 1], [0.4, 0]).concat(line(box, [0.4, 0], [1, 1]).slice(1))),
  '\u0326': rising,
  '\u0327': unlessComma((box) =>
    curve(box, [0.62, 1], [0.5, 0.68], [0.85, 0.62], [1, 0.36], [0.8, 0.08], [0.4, 0], [0, 0.12]),
  ),
  '\u0328': ogonek,
};
