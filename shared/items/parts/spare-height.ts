import { inchesToPx } from '../../paper/sheet/page-sizes.ts';

/** The least height of room to write in where a page has too little, in inches. A lower room stays as it is. */
const LEAST = 1;

/** Returns by how much room to draw or write in may shrink, in px; `height` is in inches. */
export const getSpareHeight = (height: number): number => inchesToPx(Math.max(0, height - LEAST));
