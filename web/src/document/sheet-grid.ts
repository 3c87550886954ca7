import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { PAPERS, type PaperSize } from '#shared/vocabulary/papers.ts';

/**
 * The arrangement of sheets on the desk: one below the other, each back beside its front, or the call list
 * beside the cards.
 */
export interface SheetGrid {
  readonly paper: PaperSize;
  readonly count: number;
  readonly columns: 1 | 2;
  /** How many sheets at the end have the second column to themselves; without any the columns are filled row by row. */
  readonly beside?: number;
}

/** The place in px of the paper, from the upper left corner of the first sheet's row. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The gap between two sheets, in px of the paper; a pair has its caption above it. */
export const GAPS = { 1: { x: 0, y: 24, above: 0 }, 2: { x: 48, y: 88, above: 48 } } as const;

/**
 * Tells whether the sheets are in two columns where there is room: fronts and backs, or cards and call list.
 */
export const hasColumns = (document: HandoutDocument): boolean =>
  getKind(document).hasColumns?.(document) ?? false;

/** Counts the sheets in the second column: the call list. */
export function countSheetsBeside(document: HandoutDocument, count: number): number {
  const cards = getKind(document).countCardSheets?.(document);
  return cards === undefined ? 0 : Math.max(0, count - cards);
}

/** Returns row and column of a sheet, all counted from 0. */
function getCell({ columns, count, beside = 0 }: SheetGrid, sheet: number): { row: number; column: number } {
  const first = count - beside;
  if (columns === 1) return { row: sheet, column: 0 };
  if (beside === 0) return { row: Math.floor(sheet / 2), column: sheet % 2 };
  return sheet < first ? { row: sheet, column: 0 } : { row: sheet - first, column: 1 };
}

/** Tells whether a sheet, counted from 0, is among the visible rows, counted from 1. */
export function isInRows(grid: SheetGrid, sheet: number, { first, last }: Rows): boolean {
  const row = getCell(grid, sheet).row + 1;
  return row >= first && row <= last;
}
export interface Rows {
  readonly first: number;
  readonly last: number;
}

/** Returns the first sheet of a row, counted from 0; below the end of its column, the column's last sheet. */
export function getFirstOfRow({ columns, count, beside = 0 }: SheetGrid, row: number): number {
  if (columns === 1) return Math.max(0, Math.min(count - 1, row));
  return Math.max(0, beside === 0 ? Math.min(count - 1, row * 2) : Math.min(count - beside - 1, row));
}

/** Returns the distance from the corner of one sheet to that of the next to its right, and below it. */
export function getPitch({ paper, columns }: SheetGrid): Point {
  const { width, height } = SHEETS[paper];
  return { x: width + GAPS[columns].x, y: height + GAPS[columns].y };
}

/** Returns the upper left corner of a sheet, counted from 0. */
export function getSheetPlace(grid: SheetGrid, sheet: number): Point {
  const { x, y } = getPitch(grid);
  const { row, column } = getCell(grid, sheet);
  return { x: column * x, y: GAPS[grid.columns].above + row * y };
}

/** Finds the sheet at a point, counted from 0, or the nearest one. */
export function findSheetAt(grid: SheetGrid, { x, y }: Point): number {
  const { columns, count, beside = 0 } = grid;
  const pitch = getPitch(grid);
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / pitch.x)));
  const row = Math.max(0, Math.floor((y - GAPS[columns].above) / pitch.y));
  if (beside === 0 || columns === 1) return Math.max(0, Math.min(count - 1, row * columns + column));
  return column === 0 ? getFirstOfRow(grid, row) : Math.min(count - 1, count - beside + row);
}

/** Returns the width of as many sheets side by side in px, on the wider paper: both papers are shown equally large. */
export const getWidestGrid = (columns: SheetGrid['columns']): number =>
  Math.max(...PAPERS.map((paper) => getGridSize({ paper, columns, count: columns }).width));

/** Returns the size of all sheets together, in px of the paper. */
export function getGridSize(grid: SheetGrid): { width: number; height: number } {
  const { paper, count, columns, beside = 0 } = grid;
  const { width, height } = SHEETS[paper];
  const { x, y, above } = GAPS[columns];
  const rows = 1 + Math.max(...[count - beside - 1, count - 1].map((sheet) => getCell(grid, sheet).row));
  return { width: columns * width + (columns - 1) * x, height: above + rows * height + (rows - 1) * y };
}
