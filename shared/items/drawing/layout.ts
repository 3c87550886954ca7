import { range } from 'es-toolkit';
import { getDrawer } from '../../drawings/families.ts';
import type { Look } from '../../drawings/look.ts';
import type { Drawn } from '../../drawings/shape.ts';
import type { DrawingData } from './schema.ts';

/** CSS pixels in a millimetre: a drawing is as large on paper as it says. */
export const PX_PER_MM = 96 / 25.4;
/** The space between two columns, in px. */
const COLUMN_GAP = 19;
const MM_PER_CM = 10;

interface Type {
  readonly em: number;
  readonly measure: (text: string) => number;
  readonly locale: string;
}

/** Returns how the drawings of an item look in so much room, in mm. */
export const toLook = (data: DrawingData, room: number, type: Type): Look => ({
  ...{ task: data.task, size: data.size, marks: data.marks, from: data.from, to: data.to, step: data.step },
  ...{ height: data.height * MM_PER_CM, room, ...type },
});

/**
 * Returns the width of a column, in whole px: a print moves a drawing that begins between two pixels, and the words around it stay.
 */
const getColumnWidth = (width: number, columns: number): number =>
  Math.floor((width * PX_PER_MM + COLUMN_GAP) / columns - COLUMN_GAP);

/** Returns the width of a column, in mm. */
const getRoom = (width: number, columns: number): number => getColumnWidth(width, columns) / PX_PER_MM;

/** Returns a length in whole px that holds one in mm. */
export const toWholePx = (length: number): number => Math.ceil(length * PX_PER_MM - 1e-6);

export interface SetDrawings {
  readonly columns: number;
  /** In px. */
  readonly columnWidth: number;
  readonly drawings: readonly Drawn[];
}

/** Draws values in as many columns as were chosen, or in fewer where these have no room. `width` is in mm. */
export function setInColumns(
  data: DrawingData,
  values: readonly string[],
  width: number,
  type: Type,
): SetDrawings {
  const { draw } = getDrawer(data.kind);
  const set = (columns: number): SetDrawings => {
    const room = getRoom(width, columns);
    const chosen = toLook(data, room, type);
    // Fewer columns than one there are not: what is still too wide becomes smaller.
    const look = columns === 1 ? { ...chosen, size: Math.min(chosen.size, room) } : chosen;
    const drawings = values.flatMap((value) => draw(value, look) ?? []);
    return { columns, columnWidth: getColumnWidth(width, columns), drawings };
  };
  const fits = ({ columns, drawings }: SetDrawings) =>
    drawings.every((drawn) => drawn.width <= getRoom(width, columns) + 0.01);
  const fewer = range(Math.min(data.columns, Math.max(1, values.length)), 1, -1);
  for (const columns of fewer) {
    const found = set(columns);
    if (fits(found)) return found;
  }
  return set(1);
}
