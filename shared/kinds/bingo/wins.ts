import { range } from 'es-toolkit';
import { listCells } from './cells.ts';

/** The sorts of figures that a teacher lets win, in their order. */
export const FIGURES = ['row', 'column', 'diagonal', 'corners', 'full'] as const;
export type Figure = (typeof FIGURES)[number];

/** A line, or another figure, whose cells are all marked. */
export interface Win {
  readonly figure: Figure;
  readonly name: string;
  /** The squares of the pattern, counted from 1, row by row. */
  readonly cells: readonly number[];
}

/** Lists every figure on a card of n rows that wins once its cells are marked. */
export function listWinningFigures(n: number): Win[] {
  const cells = range(n);
  const rows = cells.map((row) => ({
    figure: 'row' as const,
    name: `Row ${row + 1}`,
    cells: cells.map((column) => row * n + column + 1),
  }));
  const columns = cells.map((column) => ({
    figure: 'column' as const,
    name: `Column ${column + 1}`,
    cells: cells.map((row) => row * n + column + 1),
  }));
  return [
    ...rows,
    ...columns,
    {
      figure: 'diagonal',
      name: 'Diagonal from the top left',
      cells: cells.map((row) => row * n + row + 1),
    },
    {
      figure: 'diagonal',
      name: 'Diagonal from the top right',
      cells: cells.map((row) => row * n + n - row),
    },
    { figure: 'corners', name: 'Four corners', cells: [1, n, n * (n - 1) + 1, n ** 2] },
    { figure: 'full', name: 'Full house', cells: listCells(n) },
  ];
}

/**
 * Lists the figures, of the sorts that win in this game, that a card of n rows has with the marked cells, which include the
 * free ones.
 */
export const listWins = (
  n: number,
  marked: ReadonlySet<number>,
  winning: readonly Figure[] = FIGURES,
): Win[] =>
  listWinningFigures(n).filter(
    ({ figure, cells }) => winning.includes(figure) && cells.every((cell) => marked.has(cell)),
  );
