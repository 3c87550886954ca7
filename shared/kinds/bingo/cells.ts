import { range } from 'es-toolkit';
import type { Bingo } from './schema.ts';

/** Every cell of a card, from 1, row by row. */
export const listCells = (dimension: number): number[] => range(1, dimension ** 2 + 1);

/** The free cells that the card has; what is marked beyond a smaller card counts for nothing. */
export const listFreeCells = ({
  dimension,
  free_spaces,
}: Pick<Bingo, 'dimension' | 'free_spaces'>): Set<number> =>
  new Set(free_spaces.filter((cell) => cell >= 1 && cell <= dimension ** 2));

/** Cells that want a word. */
export const countNeededWords = (bingo: Pick<Bingo, 'dimension' | 'free_spaces'>): number =>
  bingo.dimension ** 2 - listFreeCells(bingo).size;
