import * as z from 'zod/mini';
import { booleanField, enumField, listField, seed } from '../../vocabulary/schema-fields.ts';
import { cluedWord } from '../parts/clued-words.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { LETTER_CASES } from '../parts/puzzle-letters.ts';

export const CLUE_PLACES = ['below', 'beside'] as const;

export const crosswordData = z.object({
  words: listField(cluedWord, OPTION_LIMIT),
  shuffle_seed: seed,
  text_case: enumField(LETTER_CASES),
  clues: enumField(CLUE_PLACES),
  /** True where the first letter of each word is printed in the grid. */
  first_letters: booleanField(false),
  /** True where the words are printed too, in the order of the alphabet. */
  word_list: booleanField(false),
});
export type CrosswordData = z.output<typeof crosswordData>;

export const createCrossword = (): CrosswordData => crosswordData.parse({});
export const isEmptyCrossword = ({ words }: CrosswordData): boolean =>
  words.every(({ word, clue, clue_image }) => word.trim() === '' && clue.trim() === '' && !clue_image);
