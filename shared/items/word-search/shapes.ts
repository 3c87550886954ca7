import type { WordSearchData } from './schema.ts';

/** Tells whether a square is in a shape; x and y are those of its middle, from −1 to 1, and y grows downwards. */
type IsInside = (x: number, y: number) => boolean;

/** The edges of a fir tree: where each of its three tiers begins and ends, and half its width there. */
const TIERS = [
  { top: -1, bottom: -0.3, from: 0.06, to: 0.6 },
  { top: -0.3, bottom: 0.25, from: 0.3, to: 0.8 },
  { top: 0.25, bottom: 0.8, from: 0.42, to: 1 },
] as const;
const TRUNK = 0.2;

const SHAPES: Readonly<Record<WordSearchData['shape'], IsInside>> = {
  square: () => true,
  circle: (x, y) => x * x + y * y <= 1,
  heart: (x, y) => {
    const [across, up] = [x * 1.16, 0.13 - y * 1.06];
    return (across * across + up * up - 1) ** 3 <= across * across * up ** 3;
  },
  tree: (x, y) => {
    const tier = TIERS.find(({ top, bottom }) => y >= top && y < bottom);
    if (!tier) return Math.abs(x) <= TRUNK;
    const { top, bottom, from, to } = tier;
    return Math.abs(x) <= from + ((to - from) * (y - top)) / (bottom - top);
  },
};

/** Lists for each square of a grid, row by row, whether it is in the shape. */
export function listOpenSquares(shape: WordSearchData['shape'], size: number): boolean[] {
  const isInside = SHAPES[shape];
  const toPlace = (at: number) => ((at + 0.5) / size) * 2 - 1;
  return Array.from({ length: size * size }, (_, at) =>
    isInside(toPlace(at % size), toPlace(Math.floor(at / size))),
  );
}
