import { inchesToPx } from '../../paper/sheet/page-sizes.ts';

/** In inches: room to write in is no lower than that where a page has too little, and what is lower stays as it is. */
const LEAST = 1;

/** How much lower room to draw or write in may be that was to be so high, in inches; in px. */
export const getSpareHeight = (height: number): number => inchesToPx(Math.max(0, height - LEAST));
