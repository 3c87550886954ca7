import { toExcerpt } from './plain-text.ts';

const LONGEST = 60;

/** Quotes a name inside a sentence: “Rain and snow”; a long one is cut. */
export const quoteName = (name: string): string => `“${toExcerpt(name, LONGEST)}”`;
