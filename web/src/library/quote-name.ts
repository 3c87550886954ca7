import { toExcerpt } from '#shared/text/plain-text.ts';

const LONGEST = 60;

/** A name inside a sentence: “Rain and snow”, the beginning alone of a long one. */
export const quoteName = (name: string): string => `“${toExcerpt(name, LONGEST)}”`;
