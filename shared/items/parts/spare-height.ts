import { inchesToPx } from '../../paper/sheet/page-sizes.ts';

/** In inches: room to write in is no lower than that where a page has too little, and what is lower stays as it is. */
const LEAST = 1;

/** Returns by how much room to draw or write in may shrink, in px; `height` is in inches. */
export const getSpareHeight = (height: number): number => inchesToPx(Math.max(0, height - LEAST));
