import { isolate } from './isolate.ts';
import { toExcerpt } from './plain-text.ts';

const LONGEST = 60;

/** Quotes a name inside a sentence: “Rain and snow”; a long one is cut, and one that runs
 * from right to left is isolated. */
export const quoteName = (name: string): string => `“${isolate(toExcerpt(name, LONGEST))}”`;
