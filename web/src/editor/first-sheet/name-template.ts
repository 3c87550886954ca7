import type { PaperSize } from '#shared/vocabulary/papers.ts';

/** Returns the id that the HTML gives to the sheet of a kind of document on a paper. */
export const nameTemplate = (kind: string, paper: PaperSize): string => `first-sheet-${kind}-${paper}`;
