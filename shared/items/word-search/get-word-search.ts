import { pick } from 'es-toolkit';
import { keepMade } from '../parts/keep-made.ts';
import { makeWordSearch, type SearchSettings, type WordSearch } from './make-word-search.ts';
import type { WordSearchData } from './schema.ts';

/** Returns the word search of an item. */
export const getWordSearch = keepMade<WordSearchData, SearchSettings, WordSearch>(
  (data) => ({
    ...pick(data, ['shuffle_seed', 'directions', 'grid_size', 'shape', 'overlaps', 'text_case']),
    filler_letters: data.filler_letters,
    words: data.words.map(({ word }) => ({ word })),
  }),
  makeWordSearch,
);
