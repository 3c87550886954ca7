import { keepMade } from '../parts/keep-made.ts';
import type { CrosswordSettings } from './crossword-words.ts';
import { type Crossword, makeCrossword } from './make-crossword.ts';
import type { CrosswordData } from './schema.ts';

/** Returns the crossword of an item. */
export const getCrossword = keepMade<CrosswordData, CrosswordSettings, Crossword>(
  ({ shuffle_seed, text_case, words }) => ({
    ...{ shuffle_seed, text_case },
    words: words.map(({ word }) => ({ word })),
  }),
  (settings, locale) => makeCrossword(settings, locale),
);
