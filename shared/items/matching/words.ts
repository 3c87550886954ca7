import { isBlank } from '../../text/plain-text.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { nameEntry, type UseOfWords, type WordEntry } from '../parts/words.ts';
import { isFilledPair, type MatchingData, matchingData } from './schema.ts';

const isWhole = ({ term, definition, term_image, definition_image }: WordEntry): boolean =>
  (!isBlank(term) || term_image !== null) && (!isBlank(definition) || definition_image !== null);

/** Makes pairs of words; an entry with one side has nothing to be matched with. */
export const words: UseOfWords<MatchingData> = {
  label: 'Matching',
  create(entries) {
    const whole = entries.filter(isWhole);
    return {
      made: matchingData.parse({ pairs: whole.slice(0, OPTION_LIMIT) }),
      losses: [
        ...entries
          .filter((entry) => !isWhole(entry))
          .map((entry) => ({ what: 'Nothing to match it with', text: nameEntry(entry) })),
        ...whole
          .slice(OPTION_LIMIT)
          .map((entry) => ({ what: `More than ${OPTION_LIMIT} words`, text: nameEntry(entry) })),
      ],
    };
  },
  list: ({ pairs }) =>
    pairs.filter(isFilledPair).map(({ term, definition, term_image, definition_image }) => ({
      term,
      definition,
      term_image,
      definition_image,
    })),
};
