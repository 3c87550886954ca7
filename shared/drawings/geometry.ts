import { sortBy } from 'es-toolkit';
import type { DrawingLevel } from './kinds.ts';
import type { Family, Look } from './look.ts';
import { drawWhole, readNumber, readNumbers, writeNumber } from './numbers.ts';
import { BOLD, type Drawn, NORMAL, type Piece, type Point, type Shape, toPath, toward } from './shape.ts';
import { describe, type Noun } from './words.ts';

const MM = 10;
/** The longest side in cm: what a column of the page holds. */
const LONGEST = 15;
const HIGHEST = 20;

/** Moves points so that they begin at the upper left, with an edge around them. */
function frame(points: readonly Point[], edge: { x: number; y: number }) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - edge.x, Math.min(...ys) - edge.y];
  return {
    points: points.map(({ x, y }): Point => ({ x: x - left, y: y - top })),
    width: Math.max(...xs) - left + edge.x,
    height: Math.max(...ys) - top + edge.y,
  };
}

const ANGLES: Readonly<Record<DrawingLevel, readonly [number, number, number]>> = {
  easy: [30, 150, 30],
  medium: [10, 175, 5],
  hard: [5, 355, 1],
};

/** An angle whose first ray goes to the right; it opens against the clock. */
export const angle: Family<number> = {
  read: (text) => {
    const degrees = readNumber(text.replace('°', ''));
    return degrees === null || degrees <= 0 || degrees >= 360 ? null : degrees;
  },
  draw: (degrees, { size, locale }): Drawn => {
    const vertex: Point = { x: 0, y: 0 };
    const end = toward(vertex, 90 - degrees, size);
    const r = Math.min(9, size / 3);
    const square = [90, 45, 0].map((at) => toward(vertex, at, at === 45 ? r * 0.62 * Math.SQRT2 : r * 0.62));
    const sweep = [0, 0.25, 0.5, 0.75, 1].map((share) => toward(vertex, 90 - degrees * share, r));
    const framed = frame([vertex, { x: size, y: 0 }, end, ...sweep], { x: BOLD, y: BOLD });
    const [middle = vertex, first = vertex, second = vertex] = framed.points;
    const from = (point: Point): Point => ({ x: point.x + middle.x, y: point.y + middle.y });
    const value = { layer: 'value' } as const;
    const start = from(toward(vertex, 90, r));
    const stop = from(toward(vertex, 90 - degrees, r));
    const arc: Shape = {
      ...{ shape: 'path', line: NORMAL, part: 'arc', ...value },
      d:
        degrees === 90
          ? toPath(square.map(from))
          : `${toPath([start])}A${r} ${r} 0 ${degrees > 180 ? 1 : 0} 0 ${toPath([stop]).slice(1)}`,
    };
    const ray = (point: Point) => ({
      ...({ shape: 'line', x1: middle.x, y1: middle.y, x2: point.x, y2: point.y, line: BOLD } as const),
    });
    const text = `${writeNumber(degrees, locale)}°`;
    return {
      ...{ width: framed.width, height: framed.height },
      shapes: [
        { ...ray(first), part: 'ray' },
        { ...ray(second), part: 'ray', ...value },
        arc,
        { shape: 'circle', ...middle, r: BOLD, fill: 'ink', line: 0 },
      ],
      caption: [[{ answer: text }]],
      alt: describe('angle', text, locale),
    };
  },
  make: (level, random) => {
    const [from, to, step] = ANGLES[level];
    return String(drawWhole(0, (to - from) / step, random) * step + from);
  },
};

/** A figure: its corners in cm, against the clock from the lower left, and the names of its sides between them. */
interface Figure {
  readonly corners: readonly Point[];
  readonly sides: readonly { readonly name: string; readonly length: number }[];
}

/** Draws a figure with its corners and sides named, and its lengths as the task says. */
function drawFigure({ corners, sides }: Figure, noun: Noun, look: Look): Drawn {
  const { locale, task, measure } = look;
  const type = Math.min(4.2, Math.max(3, look.em * 0.85));
  const lengths = sides.map(({ length }) => `${writeNumber(length, locale)} cm`);
  // Lengths are printed at their sides; where they are asked for, their names are.
  const isNamed = task === 'read' || task === 'draw';
  const texts = sides.map(({ name }, at) => (isNamed ? name : (lengths[at] ?? '')));
  const edge = { x: type * (isNamed ? 1.8 : Math.max(...texts.map(measure)) + 0.8), y: type * 1.8 };
  const framed = frame(
    corners.map(({ x, y }) => ({ x: x * MM, y: -y * MM })),
    task === 'alone' ? { x: BOLD, y: BOLD } : edge,
  );
  const value = { layer: 'value' } as const;
  const [cx, cy] = [framed.points, framed.points].map((points, axis) =>
    points.reduce((all, { x, y }) => all + (axis === 0 ? x : y) / points.length, 0),
  ) as [number, number];
  const labels = texts.map((text, at): Shape => {
    const [a = { x: 0, y: 0 }, b = a] = [framed.points[at], framed.points[(at + 1) % framed.points.length]];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    // Away from the middle of the figure, at a right angle to the side.
    const across = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
    const away = (middle.x - cx) * across.x + (middle.y - cy) * across.y < 0 ? -1 : 1;
    const wide = (Math.abs(across.x) * measure(text) * type) / 2;
    const distance = wide + type * 0.75;
    return {
      ...{
        shape: 'text',
        x: middle.x + away * across.x * distance,
        y: middle.y + away * across.y * distance,
      },
      ...{ text, size: type, part: 'side', ...value },
    };
  });
  return {
    ...{ width: framed.width, height: framed.height },
    shapes: [
      {
        ...{ shape: 'path', d: toPath(framed.points, true), fill: 'none', line: BOLD, part: 'figure' },
        ...value,
      },
      ...(task === 'alone' ? [] : labels),
    ],
    caption: isNamed
      ? [
          sortBy(sides, ['name']).flatMap(({ name, length }, at): Piece[] => [
            `${at > 0 ? '   ' : ''}${name}\u00A0=\u00A0`,
            { answer: writeNumber(length, locale) },
            '\u00A0cm',
          ]),
        ]
      : [],
    alt: describe(noun, sides.map(({ name }, at) => `${name} = ${lengths[at]}`).join(', '), locale),
  };
}

const isLength = (length: number): boolean => length > 0 && length <= LONGEST;
const isDrawable = (corners: readonly Point[]): boolean => {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return Math.max(...xs) - Math.min(...xs) <= LONGEST + 1 && Math.max(...ys) - Math.min(...ys) <= HIGHEST;
};

/** Places a triangle on its side c. */
function toTriangle([a = 0, b = 0, c = 0]: readonly number[]): Figure | null {
  const x = (b * b + c * c - a * a) / (2 * c);
  const y = Math.sqrt(b * b - x * x);
  const corners = [
    { x: 0, y: 0 },
    { x: c, y: 0 },
    { x, y },
  ];
  const sides = [
    { name: 'c', length: c },
    { name: 'a', length: a },
    { name: 'b', length: b },
  ];
  return y > 0.05 && isDrawable(corners) ? { corners, sides } : null;
}

const TRIANGLES: Readonly<Record<DrawingLevel, number>> = { easy: 1, medium: 0.5, hard: 0.1 };
const toStep = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(2));

export const triangle: Family<Figure> = {
  read: (text, { locale }) => {
    const sides = readNumbers(text.replace(/cm/gi, ''), (count) => count === 3, locale);
    return sides?.every(isLength) ? toTriangle(sides) : null;
  },
  draw: (figure, look) => drawFigure(figure, 'triangle', look),
  make: (level, random) => {
    const step = TRIANGLES[level];
    const [a, b] = [drawWhole(3, 6, random), drawWhole(3, 6, random)];
    const least = Math.abs(a - b) + 1;
    return [a, b, toStep(least + random() * (a + b - 1 - least), step)].join(' ');
  },
};

/** Makes a quadrilateral of one side, two, two and their angle, or four of which the first and the third are parallel. */
function toQuadrilateral(numbers: readonly number[]): Figure | null {
  const [a = 0, b = a] = numbers;
  const [c, d, left] = numbers.length === 4 ? toTrapezoid(numbers) : [a, b, toLeaning(numbers)];
  const corners = [{ x: 0, y: 0 }, { x: a, y: 0 }, { x: left.x + c, y: left.y }, left];
  const sides = [a, b, c, d].map((length, at) => ({ name: 'abcd'[at] ?? '', length }));
  return left.y > 0.05 && isDrawable(corners) ? { corners, sides } : null;
}

/** Returns where the upper left corner of a parallelogram is. */
function toLeaning([a = 0, b = a, degrees = 90]: readonly number[]): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: b * Math.cos(turn), y: b * Math.sin(turn) };
}

/** Returns the upper side, the left side and the upper left corner; a height of 0 where the sides do not meet. */
function toTrapezoid([a = 0, b = 0, c = 0, d = 0]: readonly number[]): readonly [number, number, Point] {
  if (a === c) return [c, d, b === d ? { x: 0, y: d } : { x: 0, y: 0 }];
  const x = ((a - c) ** 2 + d * d - b * b) / (2 * (a - c));
  const y = Math.sqrt(d * d - x * x);
  return [c, d, { x, y: Number.isNaN(y) ? 0 : y }];
}

export const quadrilateral: Family<Figure> = {
  read: (text, { locale }) => {
    const clean = text.replace(/cm/gi, '').replace('°', '');
    const numbers = readNumbers(clean, (count) => count <= 4, locale);
    if (!numbers) return null;
    const lengths = numbers.length === 3 ? numbers.slice(0, 2) : numbers;
    const [, , degrees = 90] = numbers;
    const isAngle = numbers.length !== 3 || (degrees >= 10 && degrees <= 170);
    return lengths.every(isLength) && isAngle ? toQuadrilateral(numbers) : null;
  },
  draw: (figure, look) => drawFigure(figure, 'quadrilateral', look),
  make: (level, random) => {
    const step = TRIANGLES[level];
    const [a, b] = [toStep(3 + random() * 4, step), toStep(2 + random() * 3, step)];
    return level === 'hard' ? `${a} ${b} ${drawWhole(4, 8, random) * 10}` : `${a} ${b}`;
  },
};
