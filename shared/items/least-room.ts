import { inches } from '../paper/page.ts';

/** In inches: room to write in is no lower than that, or than was asked for, where a page has too little. */
const LEAST = 1;

/** How low room to draw or write in may be that was to be so high, in inches; in px. */
export const leastRoom = (height: number): number => inches(Math.min(height, LEAST));
