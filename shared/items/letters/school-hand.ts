import { createLazy } from '../../lazy.ts';
import type { FontFile } from './font-file.ts';

/** The hands that schools of one country teach; few worksheets have one, so their fonts load with the first that has. */
export const SCHOOL_HANDS = [
  'lexend',
  'trad',
  'trad-guides',
  'modern',
  'modern-guides',
  'de-grund',
  'de-sas',
  'fr-moderne',
  'fr-trad',
  'es',
  'gb-joined',
  'mx',
] as const;
export type SchoolHand = (typeof SCHOOL_HANDS)[number];

/** The measures of their letters. What draws them needs their style sheets too: `hand-part.ts`. */
export const schoolHands = createLazy<Readonly<Record<SchoolHand, FontFile>>>(
  async () => (await import('./school-font-files.ts')).SCHOOL_FONT_FILES,
);
