import * as z from 'zod/mini';
import { defineRange } from '../../range.ts';
import { numberField } from '../../range-fields.ts';
import {
  booleanField,
  enumField,
  identifier,
  listField,
  nullableField,
  plainTextField,
  wholeNumberField,
  zeroOrOneField,
} from '../../vocabulary/schema-fields.ts';
import { MOST_COLUMNS, OPTION_LIMIT } from '../parts/limits.ts';
import { TEXT_CASES } from '../parts/text-case.ts';

export const TERM_LIMIT = 500;
/** All that there is to choose in one item. */
export const CHOICES_LIMIT = OPTION_LIMIT * 10;
export const SCRAMBLE_TYPES = ['line', 'blank', 'multiple_choice', 'multiple_per_term'] as const;
export type ScrambleType = (typeof SCRAMBLE_TYPES)[number];
export const SCRAMBLE_COLUMNS = defineRange({
  min: 1,
  max: MOST_COLUMNS,
  step: 1,
  initial: 1,
  unit: 'columns',
});
/** The length of a line, at 96 px an inch; `max` is the greatest that any column allows. */
export const SCRAMBLE_LINE = defineRange({ min: 48, max: 700.8, step: 1, initial: 356, unit: 'px' });

const termChoice = z.object({
  sub_index: wholeNumberField(OPTION_LIMIT),
  term_index: wholeNumberField(OPTION_LIMIT),
  answer: plainTextField(TERM_LIMIT),
  correct: booleanField(false),
});

export type TermChoice = z.output<typeof termChoice>;

export const wordScrambleData = z.object({
  terms: listField(plainTextField(TERM_LIMIT), OPTION_LIMIT),
  terms_choices: listField(termChoice, CHOICES_LIMIT),
  type: enumField(SCRAMBLE_TYPES),
  text_case: enumField(TEXT_CASES),
  scramble_by_word: booleanField(false),
  shuffle_seeds: listField(wholeNumberField(0xffff_ffff), OPTION_LIMIT),
  number_of_columns: numberField(SCRAMBLE_COLUMNS),
  order_numbers_by: enumField(['column', 'row']),
  line_position: enumField(['after', 'below']),
  line_length: numberField(SCRAMBLE_LINE),
  include_wordbank: zeroOrOneField(0),
  wordbank_id: nullableField(identifier),
});
export type WordScrambleData = z.output<typeof wordScrambleData>;

export const createWordScramble = (): WordScrambleData => wordScrambleData.parse({});
export const isEmptyWordScramble = (data: WordScrambleData): boolean =>
  data.terms.every((term) => term.trim() === '');
