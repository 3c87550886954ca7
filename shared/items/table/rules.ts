import { isEqual, sum } from 'es-toolkit';
import { clampTo } from '../../range.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { joinWords } from '../parts/join-words.ts';
import { type PlacedCell, placeCells } from './bands.ts';
import { listColumnWidths } from './layout.ts';
import {
  COLUMN_LIMIT,
  COLUMN_WIDTH,
  countColumns,
  createCell,
  createRow,
  ROW_HEIGHT,
  ROW_LIMIT,
  type TableCell,
  type TableData,
} from './schema.ts';

/** A rectangle of cells, by the places of its first and its last row and column. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Lists the printed cells that are in an area, at least in part. */
export const listCellsIn = (data: TableData, { top, left, bottom, right }: Area): PlacedCell[] =>
  placeCells(data).filter(
    ({ row, column, height, width }) =>
      row <= bottom && row + height > top && column <= right && column + width > left,
  );

/** Returns a function that finds the printed cell at a place. */
function createFinder(data: TableData) {
  const owners = data.rows.map((row) => row.map((): PlacedCell | undefined => undefined));
  for (const placed of placeCells(data))
    for (const row of owners.slice(placed.row, placed.row + placed.height))
      row.fill(placed, placed.column, placed.column + placed.width);
  return (row: number, column: number) => owners[row]?.[column];
}

/** Parts a cell into those that it is made of. */
function part({ rows }: TableData, { row, column, height, width }: PlacedCell): void {
  for (const cells of rows.slice(row, row + height))
    for (const cell of cells.slice(column, column + width)) delete cell.joins;
}

/** Returns the area that the cells of an area take, with all that reach into it. */
function spread(data: TableData, area: Area): Area {
  const cells = listCellsIn(data, area);
  const wider = {
    top: Math.min(area.top, ...cells.map(({ row }) => row)),
    left: Math.min(area.left, ...cells.map(({ column }) => column)),
    bottom: Math.max(area.bottom, ...cells.map(({ row, height }) => row + height - 1)),
    right: Math.max(area.right, ...cells.map(({ column, width }) => column + width - 1)),
  };
  return isEqual(wider, area) ? area : spread(data, wider);
}

/** Leaves out what is below the heading where an area begins in that: no cell is in both. */
function keepToHeading({ header_rows }: TableData, area: Area): Area {
  const bottom = area.top < header_rows ? Math.min(area.bottom, header_rows - 1) : area.bottom;
  return { ...area, bottom };
}

/** Makes one cell of those in an area; it has the words of all. */
export function mergeCells(data: TableData, area: Area): void {
  const { top, left, bottom, right } = spread(data, keepToHeading(data, area));
  const cells = listCellsIn(data, { top, left, bottom, right });
  if (cells.length < 2) return;
  const text = joinWords(cells.map(({ cell }) => cell.text));
  const image = cells.find(({ cell }) => cell.image)?.cell.image;
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const cell = data.rows[row]?.[column];
      if (!cell) continue;
      if (row > top || column > left) {
        Object.assign(cell, { text: '', joins: row > top ? 'above' : 'before' });
        delete cell.image;
        delete cell.asks;
      } else {
        delete cell.joins;
        Object.assign(cell, { text, ...(image && { image }) });
      }
    }
}

/** Parts the cells of an area that are made of several. */
export function splitCells(data: TableData, area: Area): void {
  for (const placed of listCellsIn(data, area)) part(data, placed);
}

/** The settings of a cell that can be chosen; undefined is what the table has. */
export type CellSettings = Partial<Pick<TableCell, 'asks' | 'align' | 'valign' | 'shade' | 'checked'>>;

/** Sets something of all cells in an area. */
export function setCells(data: TableData, { area, settings }: { area: Area; settings: CellSettings }): void {
  for (const { cell } of listCellsIn(data, area)) {
    const own = cell as Record<string, unknown>;
    for (const [field, value] of Object.entries(settings))
      if (value === undefined) delete own[field];
      else own[field] = value;
    if (cell.asks !== 'checkbox') delete cell.checked;
  }
}

/** Adds an empty row at a place, as far as there is room. What goes through it goes on to do so. */
export function insertRow(data: TableData, at: number): void {
  if (data.rows.length >= ROW_LIMIT) return;
  const find = createFinder(data);
  const cells = createRow(countColumns(data)).map((cell, column): TableCell => {
    const above = find(at - 1, column);
    return above && above === find(at, column) ? { ...cell, joins: 'above' } : cell;
  });
  data.rows.splice(at, 0, cells);
  if (at < data.row_heights.length) data.row_heights.splice(at, 0, 0);
}

/** Adds an empty column at a place, as far as there is room. What goes through it goes on to do so. */
export function insertColumn(data: TableData, at: number): void {
  if (countColumns(data) >= COLUMN_LIMIT) return;
  const find = createFinder(data);
  const widths = listColumnWidths(data);
  for (const [place, row] of data.rows.entries()) {
    const before = find(place, at - 1);
    const goesOn = before && before === find(place, at);
    row.splice(
      at,
      0,
      goesOn ? { ...createCell(), joins: place > before.row ? 'above' : 'before' } : createCell(),
    );
  }
  if (data.column_widths.length === 0) return;
  widths.splice(at, 0, widths[Math.max(0, at - 1)] ?? COLUMN_WIDTH.initial);
  data.column_widths = fitWidths(widths);
}

/** Makes columns narrower where they are wider than a sheet together. */
function fitWidths(widths: readonly number[]): number[] {
  const share = Math.min(1, COLUMN_WIDTH.max / sum([...widths]));
  return widths.map((width) => clampTo(COLUMN_WIDTH, width * share));
}

/** Removes a row; a cell that begins in it begins in the next one. The last row is emptied. */
export function removeRow(data: TableData, at: number): void {
  const next = data.rows[at + 1];
  for (const { cell, row, column, height, width } of placeCells(data)) {
    if (row !== at || height === 1 || !next) continue;
    for (let place = column; place < column + width; place++) next[place] = { text: '', joins: 'before' };
    next[column] = cell;
  }
  if (data.rows.length === 1) data.rows = [createRow(countColumns(data))];
  else data.rows.splice(at, 1);
  data.row_heights.splice(at, 1);
  data.header_rows = Math.min(data.header_rows, data.rows.length);
}

/** Removes a column; a cell that begins in it begins in the next one. The last column is emptied. */
export function removeColumn(data: TableData, at: number): void {
  const widths = listColumnWidths(data);
  for (const { cell, row, column, width } of placeCells(data)) {
    const next = data.rows[row];
    if (column === at && width > 1 && next) next[at + 1] = cell;
  }
  const isLast = countColumns(data) === 1;
  for (const row of data.rows) row.splice(at, 1, ...(isLast ? [createCell()] : []));
  if (data.column_widths.length > 0 && !isLast)
    data.column_widths = widths.filter((_, place) => place !== at);
}

/** Moves a row; cells that go through it or through its new place are parted. */
export function moveRow(data: TableData, { from, to }: { from: number; to: number }): void {
  const border = to > from ? to + 1 : to;
  for (const placed of placeCells(data)) {
    const { row, height } = placed;
    const isThrough = (place: number) => row < place && row + height > place;
    if (height > 1 && (isThrough(border) || isThrough(from) || isThrough(from + 1))) part(data, placed);
  }
  const heights = data.rows.map((_, row) => data.row_heights[row] ?? 0);
  data.rows = moveEntry(data.rows, from, to);
  if (data.row_heights.length > 0) data.row_heights = moveEntry(heights, from, to);
}

/** Moves a column; cells that go through it or through its new place are parted. */
export function moveColumn(data: TableData, { from, to }: { from: number; to: number }): void {
  const border = to > from ? to + 1 : to;
  for (const placed of placeCells(data)) {
    const { column, width } = placed;
    const isThrough = (place: number) => column < place && column + width > place;
    if (width > 1 && (isThrough(border) || isThrough(from) || isThrough(from + 1))) part(data, placed);
  }
  const widths = listColumnWidths(data);
  data.rows = data.rows.map((row) => moveEntry(row, from, to));
  if (data.column_widths.length > 0) data.column_widths = moveEntry(widths, from, to);
}

/** Sets the width of a column in inches: the next column gives way; behind the last one the table ends. */
export function setColumnWidth(data: TableData, { column, width }: { column: number; width: number }): void {
  const widths = listColumnWidths(data);
  const [own = 0, next] = [widths[column], widths[column + 1]];
  const most = next === undefined ? COLUMN_WIDTH.max - (sum(widths) - own) : own + next - COLUMN_WIDTH.min;
  const wanted = Math.max(COLUMN_WIDTH.min, Math.min(most, width));
  widths[column] = wanted;
  if (next !== undefined) widths[column + 1] = next - (wanted - own);
  data.column_widths = widths.map((one) => clampTo(COLUMN_WIDTH, Number(one.toFixed(3))));
}

/** Makes all columns equally wide, and the table as wide as the sheet. */
export function resetColumnWidths(data: TableData): void {
  data.column_widths = [];
}

/** Sets the least height of all rows in an area, in inches. */
export function setRowHeights(data: TableData, { area, height }: { area: Area; height: number }): void {
  const heights = data.rows.map((_, row) =>
    row >= area.top && row <= area.bottom ? clampTo(ROW_HEIGHT, height) : (data.row_heights[row] ?? 0),
  );
  data.row_heights = heights.some((one) => one > 0) ? heights : [];
}
