import { OPTION_LIMIT } from '../parts/limits.ts';
import { keepTerms, toTerm, toWordEntry, type UseOfWords } from '../parts/words.ts';
import { addTerms } from './rules.ts';
import { createWordScramble, TERM_LIMIT, type WordScrambleData } from './schema.ts';

/** Scrambles the letters of each word. */
export const words: UseOfWords<WordScrambleData> = {
  label: 'Word scramble',
  create(entries) {
    const { kept, losses } = keepTerms(entries, {
      limit: OPTION_LIMIT,
      termLimit: TERM_LIMIT,
      keepsDefinitions: false,
    });
    const made = createWordScramble();
    addTerms(made, { terms: kept.map(toTerm) });
    return { made, losses };
  },
  list: ({ terms }) => terms.filter((term) => term.trim() !== '').map((term) => toWordEntry(term)),
};
