import type { TableCell, TableData } from './schema.ts';

/** A cell as it is printed, with those that are one with it. */
export interface PlacedCell {
  readonly cell: TableCell;
  /** Its place in the table, from 0. */
  readonly row: number;
  readonly column: number;
  /** How many rows and columns it takes. */
  readonly height: number;
  readonly width: number;
}

/** Rows that no page parts, because a cell goes through all of them; mostly a single one. */
export interface Band {
  readonly first: number;
  readonly rows: readonly (readonly TableCell[])[];
  readonly cells: readonly PlacedCell[];
}

/** Counts the columns of the cell at a place: itself and those after it that join it. */
function countWidth(row: readonly TableCell[], column: number): number {
  let width = 1;
  while (row[column + width]?.joins === 'before') width++;
  return width;
}

/** Counts the rows of a cell: its own and those below it of which all cells join it, before the row `end`. */
function countHeight(
  rows: TableData['rows'],
  at: { row: number; column: number; width: number },
  end: number,
) {
  let height = 1;
  const joins = (row: readonly TableCell[] = []) =>
    // The first cell answers for most, at each key.
    row[at.column]?.joins === 'above' &&
    row.slice(at.column, at.column + at.width).every((cell) => cell.joins === 'above');
  while (at.row + height < end && joins(rows[at.row + height])) height++;
  return height;
}

/**
 * Places the cells of a table: one that says it joins another, where none reaches it, stands by itself. The heading and what is below
 * it have no cell in common.
 */
export function placeCells({ rows, header_rows }: Pick<TableData, 'rows' | 'header_rows'>): PlacedCell[] {
  const taken = rows.map((row) => row.map(() => false));
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column): PlacedCell[] => {
      if (taken[row]?.[column]) return [];
      const width = countWidth(cells, column);
      const end = row < header_rows ? Math.min(header_rows, rows.length) : rows.length;
      const height = countHeight(rows, { row, column, width }, end);
      for (const below of taken.slice(row, row + height)) below.fill(true, column, column + width);
      return [{ cell, row, column, height, width }];
    }),
  );
}

/** Lists the bands of a table from above; `placedCells` are those of `placeCells`, which takes its time at each key. */
export function listBands(
  data: Pick<TableData, 'rows' | 'header_rows'>,
  placedCells: readonly PlacedCell[] = placeCells(data),
): Band[] {
  const { rows } = data;
  const byRow = rows.map((): PlacedCell[] => []);
  for (const placed of placedCells) byRow[placed.row]?.push(placed);
  const bands: Band[] = [];
  for (let first = 0; first < rows.length; ) {
    let end = first + 1;
    const cells: PlacedCell[] = [];
    for (let row = first; row < end; row++) {
      const own = byRow[row] ?? [];
      cells.push(...own);
      end = Math.max(end, ...own.map(({ height }) => row + height));
    }
    bands.push({ first, rows: rows.slice(first, end), cells });
    first = end;
  }
  return bands;
}
