import { OPTION_LIMIT } from '../parts/limits.ts';
import { keepTerms, toTerm, toWordEntry, type UseOfWords } from '../parts/words.ts';
import { addRow } from './rules.ts';
import { createHandwriting, GUIDE_HEIGHT, type HandwritingData, ROW_LIMIT } from './schema.ts';

/** Grade 3: a list of words is written by pupils who read. In px at 96 an inch. */
const SPELLING_HEIGHT = 43.2;

/** Makes spelling practice: each word to trace, and an empty row to write it on. */
export const words: UseOfWords<HandwritingData> = {
  label: 'Spelling practice',
  create(entries) {
    const { kept, losses } = keepTerms(entries, {
      limit: OPTION_LIMIT,
      termLimit: ROW_LIMIT,
      keepsDefinitions: false,
    });
    const made = createHandwriting();
    made.line_height = Math.max(GUIDE_HEIGHT.min, SPELLING_HEIGHT);
    made.spacing = 9.6;
    for (const [place, entry] of kept.entries()) addRow(made, { id: `word-${place}`, text: toTerm(entry) });
    for (const row of made.items) row.empty_rows = 1;
    return { made, losses };
  },
  list: ({ items }) =>
    items.filter(({ subtitle }) => subtitle.trim() !== '').map(({ subtitle }) => toWordEntry(subtitle)),
};
