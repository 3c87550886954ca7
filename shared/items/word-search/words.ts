import { createCluedWords, listCluedWords } from '../parts/clued-word-rules.ts';
import type { UseOfWords } from '../parts/words.ts';
import { createWordSearch, type WordSearchData } from './schema.ts';

/** Hides each word among other letters. */
export const words: UseOfWords<WordSearchData> = {
  label: 'Word search',
  create(entries) {
    const { words: made, losses } = createCluedWords(entries);
    return { made: { ...createWordSearch(), words: made }, losses };
  },
  list: listCluedWords,
};
