const GAP = /_{3,}/g;

/** Counts the rows of underscores in a text, each of which is a gap. */
export const countGaps = (text: string): number => text.match(GAP)?.length ?? 0;
