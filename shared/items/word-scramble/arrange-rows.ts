import { chunk, range } from 'es-toolkit';

/**
 * Arranges the places 0 to `count` − 1 in rows of `columns`, counted along the rows or down the columns, as
 * evenly as possible.
 */
export function arrangeInRows(count: number, columns: number, by: 'row' | 'column'): number[][] {
  if (by === 'row') return chunk(range(count), columns);
  const rows = Math.ceil(count / columns);
  // The first columns are full where the last row is not.
  const full = count - (rows - 1) * columns;
  const getColumnHeight = (column: number) => (column < full ? rows : rows - 1);
  const getFirstOfColumn = (column: number) =>
    range(column).reduce((sum, before) => sum + getColumnHeight(before), 0);
  return range(rows).map((row) =>
    range(columns)
      .filter((column) => row < getColumnHeight(column))
      .map((column) => getFirstOfColumn(column) + row),
  );
}
