import { range, sum } from 'es-toolkit';
import { listCells, listFreeCells } from './cells.ts';
import type { Bingo } from './schema.ts';

/** A part of a card that is dealt by itself, with words of its own: the whole card, or a column. */
export interface Pool {
  /** Cells from 1 that need a word. */
  readonly cells: readonly number[];
  /** Words, as places among all words. */
  readonly words: readonly number[];
}

interface PoolSettings {
  readonly words: number;
  readonly free: ReadonlySet<number>;
  readonly dimension: number;
  readonly byColumn?: boolean;
}

const listOpenCells = (dimension: number, free: ReadonlySet<number>): number[] =>
  listCells(dimension).filter((cell) => !free.has(cell));

/**
 * Divides so many words over columns that need so many: as evenly as can be, and what is left over goes to the
 * columns that need most. Returns how many each has.
 */
function divideWords(words: number, needs: readonly number[]): number[] {
  const [each, rest] = [Math.floor(words / needs.length), words % needs.length];
  const order = range(needs.length).toSorted((a, b) => (needs[b] ?? 0) - (needs[a] ?? 0));
  const more = new Set(order.slice(0, rest));
  return needs.map((_, column) => each + (more.has(column) ? 1 : 0));
}

/** Lists the pools of a card: its columns from left to right, with the words in the order of writing, or one for all. */
export function listPools({ words, free, dimension, byColumn = false }: PoolSettings): Pool[] {
  const open = listOpenCells(dimension, free);
  if (!byColumn) return [{ cells: open, words: range(words) }];
  const cells = range(dimension).map((column) => open.filter((cell) => (cell - 1) % dimension === column));
  const counts = divideWords(
    words,
    cells.map(({ length }) => length),
  );
  return cells.map((own, column) => {
    const first = sum(counts.slice(0, column));
    return { cells: own, words: range(first, first + (counts[column] ?? 0)) };
  });
}

/** Counts the words that a card needs; of columns with words of their own, the list is divided over all. */
export function countNeededWords(bingo: Pick<Bingo, 'dimension' | 'free_spaces' | 'column_words'>): number {
  const { dimension, column_words: byColumn } = bingo;
  const free = listFreeCells(bingo);
  const cells = dimension ** 2 - free.size;
  if (!byColumn) return cells;
  const isEnough = (words: number) => isEachPoolFilled(listPools({ words, free, dimension, byColumn }));
  return range(cells, dimension ** 2).find(isEnough) ?? dimension ** 2;
}

/** Tells whether each pool has as many words as cells. */
export const isEachPoolFilled = (pools: readonly Pool[]): boolean =>
  pools.every(({ cells, words }) => words.length >= cells.length);
