import * as z from 'zod/mini';
import { numberIn, range } from '../../range.ts';
import { bit, count, flag, identifier, list, oneOf, orNull, plain } from '../../vocabulary/fields.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { TEXT_CASES } from '../parts/text-case.ts';

export const TERM_LIMIT = 500;
/** All that there is to choose in one item. */
export const CHOICES_LIMIT = OPTION_LIMIT * 10;
export const SCRAMBLE_TYPES = ['line', 'blank', 'multiple_choice', 'multiple_per_term'] as const;
export type ScrambleType = (typeof SCRAMBLE_TYPES)[number];
export const SCRAMBLE_COLUMNS = range({ min: 1, max: 4, step: 1, initial: 1, unit: 'columns' });
/** At 96 px an inch; the greatest that any column allows. */
export const SCRAMBLE_LINE = range({ min: 48, max: 700.8, step: 1, initial: 356, unit: 'px' });

const termChoice = z.object({
  sub_index: count(OPTION_LIMIT),
  term_index: count(OPTION_LIMIT),
  answer: plain(TERM_LIMIT),
  correct: flag(false),
});

export type TermChoice = z.output<typeof termChoice>;

export const wordScrambleData = z.object({
  terms: list(plain(TERM_LIMIT), OPTION_LIMIT),
  terms_choices: list(termChoice, CHOICES_LIMIT),
  type: oneOf(SCRAMBLE_TYPES),
  text_case: oneOf(TEXT_CASES),
  scramble_by_word: flag(false),
  shuffle_seeds: list(count(0xffff_ffff), OPTION_LIMIT),
  number_of_columns: numberIn(SCRAMBLE_COLUMNS),
  order_numbers_by: oneOf(['column', 'row']),
  line_position: oneOf(['after', 'below']),
  line_length: numberIn(SCRAMBLE_LINE),
  include_wordbank: bit(0),
  wordbank_id: orNull(identifier),
});
export type WordScrambleData = z.output<typeof wordScrambleData>;

export const emptyWordScramble = (): WordScrambleData => wordScrambleData.parse({});
export const isEmptyWordScramble = (data: WordScrambleData): boolean =>
  data.terms.every((term) => term.trim() === '');
