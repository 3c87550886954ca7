import { createSeededRandom, shuffleWithSeed } from '../../shuffle.ts';
import type { ItemFacts } from '../parts/definition.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import type { TermChoice, WordScrambleData } from './schema.ts';

/** Gives the choices of each term other places among themselves. */
function shuffleChoices(choices: readonly TermChoice[], seed: number): TermChoice[] {
  const terms = Map.groupBy(choices, ({ term_index }) => term_index);
  return [...terms].flatMap(([term, own]) => {
    const places = shuffleWithSeed(
      own.map(({ sub_index }) => sub_index),
      seed + term,
    );
    return own.map((choice, at) => ({ ...choice, sub_index: places[at] ?? choice.sub_index }));
  });
}

export const facts = {
  label: 'Word Scramble',
  addItem: { group: 'Activities', place: 2 },
  isNumbered: true,
  deal: (data, seed) => ({
    ...data,
    shuffle_seeds: data.terms.map((_, term) => Math.floor(createSeededRandom(seed + term)() * 2 ** 32)),
    terms_choices: shuffleChoices(data.terms_choices, seed),
  }),
  countParts: ({ terms }) => terms.filter((term) => term.trim() !== '').length,
  enlarge: (data, by) => ({ ...withFewerColumns(data, by), line_length: data.line_length * by }),
} as const satisfies ItemFacts<WordScrambleData>;
