import type { HandoutDocument } from '#shared/document/document.ts';
import type { PaperSize } from '#shared/document/header.ts';
import { printedSides } from '#shared/kinds/flashcard/setups.ts';
import { SHEETS } from '#shared/paper/page.ts';

/** How the sheets stand on the desk: one under the other, or each back beside its front. */
export interface SheetGrid {
  readonly paper: PaperSize;
  readonly count: number;
  readonly columns: 1 | 2;
}

/** In px of the paper, from the upper left corner of the first sheet's row. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between two sheets, in px of the paper; a pair has its caption above it. */
export const GAPS = { 1: { x: 0, y: 24, above: 0 }, 2: { x: 48, y: 88, above: 48 } } as const;

/** Fronts whose backs are printed on the same sheet of paper. */
export const hasPairs = (document: HandoutDocument): boolean =>
  document.entity_type === 'flashcard' &&
  ['long_edge', 'short_edge'].includes(printedSides(document.page_setup, document.sides));

/** From the corner of one sheet to that of the next to its right, and below it. */
export function pitchOf({ paper, columns }: SheetGrid): Point {
  const { width, height } = SHEETS[paper];
  return { x: width + GAPS[columns].x, y: height + GAPS[columns].y };
}

/** The upper left corner of a sheet, counted from 0. */
export function placeOf(grid: SheetGrid, sheet: number): Point {
  const { x, y } = pitchOf(grid);
  const { columns } = grid;
  return { x: (sheet % columns) * x, y: GAPS[columns].above + Math.floor(sheet / columns) * y };
}

/** The sheet at a point, counted from 0, or the nearest one to it. */
export function sheetAt(grid: SheetGrid, { x, y }: Point): number {
  const { columns, count } = grid;
  const pitch = pitchOf(grid);
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / pitch.x)));
  const row = Math.max(0, Math.floor((y - GAPS[columns].above) / pitch.y));
  return Math.max(0, Math.min(count - 1, row * columns + column));
}

/** All sheets together, in px of the paper. */
export function sizeOf({ paper, count, columns }: SheetGrid): { width: number; height: number } {
  const { width, height } = SHEETS[paper];
  const { x, y, above } = GAPS[columns];
  const rows = Math.ceil(count / columns);
  return { width: columns * width + (columns - 1) * x, height: above + rows * height + (rows - 1) * y };
}
