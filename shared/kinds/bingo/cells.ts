import { range } from 'es-toolkit';
import type { Bingo } from './schema.ts';

/** Lists every cell of a card, from 1, row by row. */
export const listCells = (dimension: number): number[] => range(1, dimension ** 2 + 1);

/** Returns the free cells that the card has; cells marked on a larger card are ignored. */
export const listFreeCells = ({
  dimension,
  free_spaces,
}: Pick<Bingo, 'dimension' | 'free_spaces'>): Set<number> =>
  new Set(free_spaces.filter((cell) => cell >= 1 && cell <= dimension ** 2));
