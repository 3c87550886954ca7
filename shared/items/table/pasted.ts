import { range } from 'es-toolkit';
import { clampTo } from '../../range.ts';
import { cleanTypedText } from '../../text/clean-text.ts';
import { RICH_LIMIT, type RichTextValue } from '../../text/rich-text.ts';
import { placeCells } from './bands.ts';
import {
  COLUMN_LIMIT,
  COLUMN_WIDTH,
  countColumns,
  createCell,
  createRow,
  MOST_HEADER_ROWS,
  ROW_LIMIT,
  type TableCell,
  type TableData,
} from './schema.ts';

/** A cell as another program writes it: with the rows and columns that it takes, and without those that it covers. */
export interface ForeignCell extends Pick<TableCell, 'align' | 'valign' | 'shade'> {
  readonly text: RichTextValue;
  readonly width: number;
  readonly height: number;
  /** It is set apart as a heading: by its element, its shade or its type. */
  readonly isHead: boolean;
}

/** A table as another program writes it. */
export interface ForeignTable {
  readonly rows: readonly (readonly ForeignCell[])[];
  /** The widths of the columns in inches, as far as they are known. */
  readonly widths: readonly number[];
}

/** A table to be put into another one. */
export interface PastedTable {
  readonly rows: readonly (readonly TableCell[])[];
  readonly column_widths: readonly number[];
  /** Null where nothing says which rows are a heading. */
  readonly header_rows: number | null;
}

/** Matches the box that lists for ticking begin with. */
const BOX = /^([☐☑☒])\s*/;

/** Makes a cell of words: a box before them is one to tick. */
function toCell({ text, width: _, height: __, isHead: ___, ...look }: ForeignCell): TableCell {
  const box = typeof text === 'string' ? BOX.exec(text) : null;
  if (!box || typeof text !== 'string') return { text, ...look };
  const checked = box[1] !== '☐';
  return { text: text.slice(box[0].length), asks: 'checkbox', ...(checked && { checked }), ...look };
}

/** Counts the first rows whose cells all are headings; a table of headings alone has none. */
function countHeadRows(rows: ForeignTable['rows']): number {
  const end = rows.findIndex((row) => !row.every(({ isHead }) => isHead) || row.length === 0);
  return end === -1 ? 0 : Math.min(end, MOST_HEADER_ROWS);
}

/** Gives each cell its place: where cells take several rows or columns, those that they cover join them. */
export function layOutForeign({ rows, widths }: ForeignTable): PastedTable {
  const placed = rows.slice(0, ROW_LIMIT).map((): (TableCell | undefined)[] => []);
  for (const [row, cells] of rows.slice(0, ROW_LIMIT).entries()) {
    let column = 0;
    for (const cell of cells) {
      while (placed[row]?.[column]) column++;
      if (column >= COLUMN_LIMIT) break;
      const end = {
        row: Math.min(row + cell.height, placed.length),
        column: Math.min(column + cell.width, COLUMN_LIMIT),
      };
      for (const y of range(row, end.row))
        for (const x of range(column, end.column)) {
          const isFirst = y === row && x === column;
          (placed[y] as TableCell[])[x] = isFirst
            ? toCell(cell)
            : { text: '', joins: y > row ? 'above' : 'before' };
        }
      column = end.column;
    }
  }
  const columns = Math.max(0, ...placed.map(({ length }) => length));
  const heads = countHeadRows(rows);
  return {
    rows: placed.map((row) => range(columns).map((column) => row[column] ?? createCell())),
    column_widths:
      widths.length === columns && widths.every((width) => width > 0) ? toSheetWidths(widths) : [],
    header_rows: heads > 0 ? heads : null,
  };
}

/** Makes columns of another page narrower where they are wider than the sheet together. */
function toSheetWidths(widths: readonly number[]): number[] {
  const share = Math.min(1, COLUMN_WIDTH.max / widths.reduce((sum, width) => sum + width, 0));
  return widths.map((width) => Number(clampTo(COLUMN_WIDTH, width * share).toFixed(2)));
}

/** Makes a table of rows of words. */
export const toPastedTable = (rows: readonly (readonly string[])[]): PastedTable =>
  layOutForeign({
    rows: rows.map((cells) =>
      cells.map((text) => ({
        text: cleanTypedText(text.trim(), RICH_LIMIT),
        width: 1,
        height: 1,
        isHead: false,
      })),
    ),
    widths: [],
  });

/** Tells whether nothing is written in a table. */
const isBlankTable = ({ rows }: TableData): boolean =>
  rows.flat().every((cell) => cell.text === '' && !cell.image);

/**
 * Puts a table into another one, from a cell on: that grows as far as there is room. An empty table, or one that is covered
 * by it, takes over its widths and its heading.
 */
export function pasteTable(
  data: TableData,
  { at, table }: { at: { row: number; column: number }; table: PastedTable },
): void {
  const size = { rows: table.rows.length, columns: table.rows[0]?.length ?? 0 };
  const isFirst = at.row === 0 && at.column === 0;
  const covers = isFirst && size.rows >= data.rows.length && size.columns >= countColumns(data);
  if (isFirst && (covers || isBlankTable(data))) {
    data.rows = table.rows.map((row) => row.map((cell) => ({ ...cell })));
    data.column_widths = [...table.column_widths];
    data.row_heights = [];
    data.header_rows = Math.min(table.header_rows ?? data.header_rows, Math.max(0, size.rows - 1));
    return;
  }
  grow(data, { rows: at.row + size.rows, columns: at.column + size.columns });
  partCovered(data, at, size);
  for (const [y, row] of table.rows.entries())
    for (const [x, cell] of row.entries()) {
      const own = data.rows[at.row + y];
      if (own && at.column + x < own.length) own[at.column + x] = { ...cell };
    }
}

/** Adds rows and columns at the end of a table until it has so many, as far as there is room. */
function grow(data: TableData, wanted: { rows: number; columns: number }): void {
  const columns = Math.max(countColumns(data), Math.min(COLUMN_LIMIT, wanted.columns));
  for (const row of data.rows) row.push(...createRow(columns - row.length));
  while (data.rows.length < Math.min(ROW_LIMIT, wanted.rows)) data.rows.push(createRow(columns));
}

/** Parts the cells that reach into a place where others are put. */
function partCovered(
  data: TableData,
  at: { row: number; column: number },
  size: { rows: number; columns: number },
): void {
  for (const { row, column, height, width } of placeCells(data)) {
    const isTouched =
      row < at.row + size.rows &&
      row + height > at.row &&
      column < at.column + size.columns &&
      column + width > at.column;
    if (!isTouched || height * width === 1) continue;
    for (const cells of data.rows.slice(row, row + height))
      for (const cell of cells.slice(column, column + width)) delete cell.joins;
  }
}
