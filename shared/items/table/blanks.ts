import { type PlacedCell, placeCells } from './bands.ts';
import type { TableData } from './schema.ts';

/** Lists the cells that students fill in. */
export const listBlanks = (data: Pick<TableData, 'rows' | 'header_rows'>): PlacedCell[] =>
  placeCells(data).filter(({ cell }) => cell.asks === 'blank');
