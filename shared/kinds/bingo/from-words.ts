import { type MadeOfWords, nameEntry, type WordEntry } from '../../items/parts/words.ts';
import { isBlank } from '../../text/plain-text.ts';
import { makeCards } from '../parts/make-cards.ts';

const hasTerm = ({ term, term_image }: WordEntry): boolean => !isBlank(term) || term_image !== null;
const hasClue = ({ definition }: WordEntry): boolean => !isBlank(definition);

/** Makes a game of a list of words; their definitions are the clues, and are called where there are any. */
export function createFromWords(words: readonly WordEntry[]): MadeOfWords<object> {
  const able = words.filter(hasTerm);
  const { made, losses } = makeCards(able);
  return {
    made: { ...made, call_list: { clue: able.some(hasClue) } },
    losses: [
      ...words
        .filter((entry) => !hasTerm(entry))
        .map((entry) => ({ what: 'Entry without a word', text: nameEntry(entry) })),
      ...able
        .filter(({ definition_image }) => definition_image !== null)
        .map((entry) => ({ what: 'Picture of a clue, which is not called', text: nameEntry(entry) })),
      ...losses,
    ],
  };
}
