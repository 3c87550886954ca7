import { getLuminance } from '../../vocabulary/colors.ts';
import type { PlacedCell } from './bands.ts';
import type { TableData } from './schema.ts';

/** The edges of a box, by the order in which lines are read. */
type Edge = 'block-start' | 'block-end' | 'inline-start' | 'inline-end';

/** The size of a table, in rows and columns. */
interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Lists the edges of a cell that are printed. Both cells at a line print it, so that each page has all lines of its rows. */
export function listEdges(
  lines: TableData['lines'],
  { row, column, height, width }: PlacedCell,
  { rows, columns }: Size,
): Edge[] {
  const isOuter: Readonly<Record<Edge, boolean>> = {
    'block-start': row === 0,
    'block-end': row + height === rows,
    'inline-start': column === 0,
    'inline-end': column + width === columns,
  };
  const isPrinted = (edge: Edge): boolean => {
    const isBetweenRows = edge.startsWith('block');
    switch (lines) {
      case 'all':
        return true;
      case 'none':
        return false;
      case 'outside':
        return isOuter[edge];
      case 'inside':
        return !isOuter[edge];
      case 'rows':
        return isBetweenRows;
      case 'columns':
        return !(isBetweenRows || isOuter[edge]);
    }
  };
  return (Object.keys(isOuter) as Edge[]).filter(isPrinted);
}

/** The luminance at which black and white letters are equally easy to read. */
const MIDDLE = 0.179;

/** Tells whether white letters are easier to read on a colour than black ones. */
export const isDark = (hex: string): boolean => getLuminance(hex) < MIDDLE;
