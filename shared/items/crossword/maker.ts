import { createLazy } from '../../lazy.ts';

/** Makes crosswords; it loads with the first document that has one. */
export const crosswordMaker = createLazy(async () => (await import('./get-crossword.ts')).getCrossword);
