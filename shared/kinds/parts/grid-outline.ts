import { range } from 'es-toolkit';

/** How far the lines around the cards of a sheet reach, counted in cards. */
export interface Outline {
  /** The number of columns of cards above or below each line across, from the top. */
  readonly across: readonly number[];
  /** The number of rows of cards beside each line down, from the left. */
  readonly down: readonly number[];
}

/** Computes the lines around so many places of a grid, filled row by row; empty places have none. */
export function computeOutline(places: number, columns: number): Outline {
  const [full, rest] = [Math.floor(places / columns), places % columns];
  const rows = full + Math.min(1, rest);
  const inRow = (row: number) => (row < full ? columns : row === full ? rest : 0);
  const inColumn = (column: number) => (column < columns ? full + (column < rest ? 1 : 0) : 0);
  return {
    across: range(rows + 1).map((line) => Math.max(line > 0 ? inRow(line - 1) : 0, inRow(line))),
    down: range(columns + 1)
      .map((line) => Math.max(line > 0 ? inColumn(line - 1) : 0, inColumn(line)))
      .filter((reach) => reach > 0),
  };
}
