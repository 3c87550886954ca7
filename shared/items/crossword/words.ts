import { createCluedWords, listCluedWords } from '../parts/clued-word-rules.ts';
import type { UseOfWords } from '../parts/words.ts';
import { type CrosswordData, createCrossword } from './schema.ts';

/** Asks for each word by its definition. */
export const words: UseOfWords<CrosswordData> = {
  label: 'Crossword',
  create(entries) {
    const { words: made, losses } = createCluedWords(entries);
    return { made: { ...createCrossword(), words: made }, losses };
  },
  list: listCluedWords,
};
