import type { WordSearchData } from './schema.ts';

/** A step from letter to letter. */
export interface Direction {
  readonly row: number;
  readonly column: number;
}

/** All eight; each of the last four is one of the first four backwards. Columns count in reading direction. */
export const DIRECTIONS: readonly Direction[] = [
  { row: 0, column: 1 },
  { row: 1, column: 0 },
  { row: 1, column: 1 },
  { row: -1, column: 1 },
  { row: 0, column: -1 },
  { row: -1, column: 0 },
  { row: -1, column: -1 },
  { row: 1, column: -1 },
];

const COUNTS: Readonly<Record<WordSearchData['directions'], number>> = { straight: 2, diagonal: 4, all: 8 };

/** Lists the directions in which words are placed. */
export const listDirections = (level: WordSearchData['directions']): readonly Direction[] =>
  DIRECTIONS.slice(0, COUNTS[level]);

/** The axes of the eight directions: a direction and its opposite have the same. */
export const getAxis = (direction: Direction): number => DIRECTIONS.indexOf(direction) % 4;
