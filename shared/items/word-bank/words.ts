import { BANK_WORD_LIMIT } from '../parts/bank-word.ts';
import { WORD_LIMIT } from '../parts/limits.ts';
import { keepTerms, toTerm, toWordEntry, type UseOfWords } from '../parts/words.ts';
import { addWords } from './rules.ts';
import { createWordBankData, type WordBankData } from './schema.ts';

/** Lists the words in a box. */
export const words: UseOfWords<WordBankData> = {
  label: 'Word bank',
  create(entries) {
    const { kept, losses } = keepTerms(entries, {
      limit: WORD_LIMIT,
      termLimit: BANK_WORD_LIMIT,
      keepsDefinitions: false,
    });
    const made = createWordBankData();
    addWords(made, { words: kept.map(toTerm) });
    return { made, losses };
  },
  list: ({ words: listed }) => listed.map(({ word }) => toWordEntry(word)),
};
