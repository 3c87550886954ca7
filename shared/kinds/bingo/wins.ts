import { range } from 'es-toolkit';
import { listCells } from './cells.ts';

/** A line, or another figure, whose cells are all marked. */
export interface Win {
  readonly name: string;
  /** From 1, row by row. */
  readonly cells: readonly number[];
}

/** Lists every figure on a card of n rows that wins once its cells are marked. */
export function listWinningFigures(n: number): Win[] {
  const cells = range(n);
  const rows = cells.map((row) => ({
    name: `Row ${row + 1}`,
    cells: cells.map((column) => row * n + column + 1),
  }));
  const columns = cells.map((column) => ({
    name: `Column ${column + 1}`,
    cells: cells.map((row) => row * n + column + 1),
  }));
  return [
    ...rows,
    ...columns,
    { name: 'Diagonal from the top left', cells: cells.map((row) => row * n + row + 1) },
    { name: 'Diagonal from the top right', cells: cells.map((row) => row * n + n - row) },
    { name: 'Four corners', cells: [1, n, n * (n - 1) + 1, n ** 2] },
    { name: 'Full house', cells: listCells(n) },
  ];
}

/** Lists the figures that a card of n rows wins with the marked cells, which include the free ones. */
export const listWins = (n: number, marked: ReadonlySet<number>): Win[] =>
  listWinningFigures(n).filter(({ cells }) => cells.every((cell) => marked.has(cell)));
