import { createLazy } from '../../lazy.ts';
import type { BasicTextData } from './schema.ts';

/** Draws reading passages. Few texts are any, so it loads with the first one that is. */
export const passageDrawer = createLazy(async () => (await import('./Passage.tsx')).Passage);

/** Tells whether a text has more than its words: numbers of its lines, or words that it explains. */
export const isPassage = ({ line_numbers, glossary }: BasicTextData): boolean =>
  line_numbers !== undefined || glossary !== undefined;
