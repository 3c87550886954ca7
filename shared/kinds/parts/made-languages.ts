import type { MadeSet } from './made-sets-field.ts';

/**
 * Returns the languages of cards that were made of numbers in words, by their ids: it is chosen for the set, and need not be that of
 * the document.
 */
export const listMadeLanguages = (sets: readonly MadeSet[] = []): ReadonlyMap<string, string> =>
  new Map(
    sets.flatMap(({ topic, language, cards }) =>
      topic === 'number_words' ? cards.map((card) => [card, language] as const) : [],
    ),
  );
