import { sum, sumBy } from 'es-toolkit';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_HEIGHT, inchesToPx, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import { type Band, type PlacedCell, placeCells } from './bands.ts';
import { COLUMN_WIDTH, countColumns, type TableCell, type TableData } from './schema.ts';

/** The type that the item is set in, and the room beside its number, in px. */
interface Room {
  readonly font: FontId;
  readonly fontSize: number;
  readonly width: number;
}

export interface TableLayout {
  /** The widths of the columns, in px. */
  readonly columns: readonly number[];
  /** The size of the type, as a multiple of the item's. */
  readonly scale: number;
  /** The room at either side of the words of a cell, as a multiple of the font size. */
  readonly padding: number;
  /** Words break, or are hard to read. */
  readonly isTight: boolean;
}

/** The room at either side of the words where there are few columns, and where there are many. */
const PADDING = { few: 0.5, many: 0.15 } as const;
const MANY_COLUMNS = 12;
/** The smallest type, in pt: narrower columns break their words. */
const SMALLEST = 7;
/** A longer word breaks rather than make a whole table small: as wide as some fourteen letters, in em. */
const LONG_WORD = 8;
/** Bold letters and kerning: what is planned has room. */
const SPARE = 1.12;

/** Returns the widths of the columns in inches. */
export function listColumnWidths({
  rows,
  column_widths,
}: Pick<TableData, 'rows' | 'column_widths'>): number[] {
  const usual = column_widths.length > 0 ? sum(column_widths) / column_widths.length : 0;
  const count = countColumns({ rows });
  return Array.from({ length: count }, (_, at) => column_widths[at] ?? (usual || COLUMN_WIDTH.max / count));
}

/** The widest word of each cell; a table is laid out again at each key, and all but one of its cells are the same. */
const knownWords = new WeakMap<TableCell, { readonly font: FontId; readonly width: number }>();

/** Returns the width of the widest word of a cell, as a multiple of the font size. */
function measureWidestWord(cell: TableCell, font: FontId): number {
  const known = knownWords.get(cell);
  if (known?.font === font) return known.width;
  const words = toPlainText(cell.text).split(/\s+/);
  const width = Math.min(
    LONG_WORD,
    Math.max(0, ...words.map((word) => estimateTextWidth(word, font) * SPARE)),
  );
  knownWords.set(cell, { font, width });
  return width;
}

/** Sums the widths of the columns that a cell takes. */
export const getCellWidth = (columns: readonly number[], { column, width }: PlacedCell): number =>
  sum(columns.slice(column, column + width));

/**
 * Lays a table out in its room: no wider than that, and in type as large as its words have room for. `placedCells` are those of
 * `placeCells`, which takes its time at each key.
 */
export function layOutTable(
  data: TableData,
  { font, fontSize, width }: Room,
  placedCells: readonly PlacedCell[] = placeCells(data),
): TableLayout {
  const wanted = listColumnWidths(data).map(inchesToPx);
  const isAutomatic = data.column_widths.length === 0;
  const total = sumBy(wanted, (one) => one);
  const share = isAutomatic || total > width ? width / total : 1;
  const columns = wanted.map((one) => one * share);
  const padding = columns.length > MANY_COLUMNS ? PADDING.many : PADDING.few;
  const shares = placedCells.map((placed) => {
    const needed = measureWidestWord(placed.cell, font) + 2 * padding;
    return (getCellWidth(columns, placed) - data.line_width) / (fontSize * needed);
  });
  const fitting = Math.min(1, ...shares);
  const least = Math.min(1, (SMALLEST * PX_PER_POINT) / fontSize);
  return { columns, padding, scale: Math.max(least, fitting), isTight: fitting < least };
}

/** The type that a table is printed in, and its columns. */
type Laid = TableLayout & Pick<Room, 'font' | 'fontSize'>;

/** Estimates how many lines the words of a cell take, so that the key needs no more room than the sheet. */
export function countCellLines(
  placed: PlacedCell,
  { columns, scale, padding, font, fontSize }: Laid,
): number {
  const room = getCellWidth(columns, placed) / (fontSize * scale) - 2 * padding;
  const lines = toPlainText(placed.cell.text).split('\n');
  return sumBy(lines, (line) =>
    Math.max(1, Math.ceil((estimateTextWidth(line, font) * SPARE) / Math.max(1, room) - 0.01)),
  );
}

/** The share of a page above which a row may be parted between two lines. */
const LONG_ROW = 1 / 4;

/**
 * Tells whether a row may be parted between two lines, because it is long: pictures, and cells that go through several rows, are
 * never parted.
 */
export function isLongRow({ rows, cells }: Band, laid: Laid & { readonly lineHeight: number }): boolean {
  if (rows.length > 1 || cells.some(({ cell }) => cell.image)) return false;
  const lines = Math.max(...cells.map((placed) => countCellLines(placed, laid)));
  return lines * laid.lineHeight * laid.fontSize * laid.scale > CONTENT_HEIGHT * LONG_ROW;
}
