import { createLazy } from '../../../lazy.ts';
import type { InColumns } from './count-columns.ts';

/** Places items in columns. Few worksheets have any, so it loads with the first one that has. */
export const columnsPlacer = createLazy(async () => (await import('./place-in-columns.ts')).placeInColumns);

/** Tells whether any item may stand in columns. */
export const usesColumns = ({ items, columns }: Omit<InColumns, 'style'>): boolean =>
  columns !== undefined || items.some((item) => item.columns !== undefined);
