import type { Area } from '#shared/items/table/rules.ts';

/** A place in a table, by its row and column from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The cells that are chosen: between the one where that began and the one where it ended. */
export interface ChosenCells {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

/** Returns the rectangle between two cells, within a table of so many rows and columns. */
export function toArea({ from, to }: ChosenCells, rows: number, columns: number): Area {
  const row = (place: number) => Math.min(place, rows - 1);
  const column = (place: number) => Math.min(place, columns - 1);
  return {
    top: row(Math.min(from.row, to.row)),
    bottom: row(Math.max(from.row, to.row)),
    left: column(Math.min(from.column, to.column)),
    right: column(Math.max(from.column, to.column)),
  };
}

/** Reads which cell an element of the grid is in; null outside of any. */
export function readPlace(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset.cell ?? '').split('.').map(Number);
  return cell && row !== undefined && column !== undefined ? { row, column } : null;
}
