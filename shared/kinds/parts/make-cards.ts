import { type MadeOfWords, nameEntry, type WordEntry } from '../../items/parts/words.ts';
import { LIMITS } from '../../vocabulary/limits.ts';

/** Makes the cards of a new document of a list of words, as far as a document has room. */
export function makeCards(
  words: readonly WordEntry[],
): MadeOfWords<{ items: (WordEntry & { readonly id: string })[] }> {
  return {
    made: { items: words.slice(0, LIMITS.items).map((entry, place) => ({ ...entry, id: `word-${place}` })) },
    losses: words
      .slice(LIMITS.items)
      .map((entry) => ({ what: `More than ${LIMITS.items} words`, text: nameEntry(entry) })),
  };
}
