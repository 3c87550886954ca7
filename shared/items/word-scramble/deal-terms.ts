import { createSeededRandom, shuffleWithSeed } from '../../shuffle.ts';
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

/** Returns the data with the letters of each term, and its choices, in another order. */
export const dealTerms = (data: WordScrambleData, seed: number): WordScrambleData => ({
  ...data,
  shuffle_seeds: data.terms.map((_, term) => Math.floor(createSeededRandom(seed + term)() * 2 ** 32)),
  terms_choices: shuffleChoices(data.terms_choices, seed),
});
