import * as z from 'zod/mini';
import { numberIn, range } from '../../range.ts';
import { isBlank } from '../../text/plain-text.ts';
import { richText } from '../../text/schema.ts';
import {
  bit,
  count,
  flag,
  identifier,
  list,
  oneOf,
  orNull,
  PLAIN_LIMIT,
  plain,
} from '../../vocabulary/fields.ts';
import { OPTION_LIMIT, WORD_LIMIT } from '../parts/limits.ts';
import { merged } from './partials.ts';

export const BLANK_TYPES = ['whole_word', 'partial_word'] as const;
export const ANSWER_TYPES = ['blank', 'letter_blanks', 'none'] as const;
export const BLANK_STYLES = ['underline', 'box', 'circle'] as const;
export const BLANK_COLUMNS = range({ min: 1, max: 4, step: 1, initial: 1, unit: 'columns' });

export const CHOICE_LIMIT = 500;

/** A range [start, end) in UTF-16 units of its word. */
const partial = z.object({ start: count(PLAIN_LIMIT), end: count(PLAIN_LIMIT) });

const wordFields = z.object({
  value: plain(PLAIN_LIMIT),
  partials: list(partial, OPTION_LIMIT),
  blank: flag(false),
  /** The letters of a letter blank that stay visible, by their place among the word's letters. */
  specific_filters: list(count(PLAIN_LIMIT), OPTION_LIMIT),
  /** It stands right behind the token before it: punctuation, or a word of a script without spaces. */
  hasNotSpaceBeforeSpecialChar: flag(false),
});
/**
 * One token of the text, in order; punctuation and each new line is a token of its own. Its ranges are kept sorted
 * and merged, and end where the word does.
 */
const blankWord = z.pipe(
  wordFields,
  z.transform((word: z.output<typeof wordFields>) => ({
    ...word,
    partials: merged(word.partials, word.value.length),
  })),
);
export type BlankWord = z.output<typeof blankWord>;

/** Something to choose for one blank; the correct one is the blank's own answer. */
const blankChoice = z.object({
  word_index: count(WORD_LIMIT),
  answer: plain(CHOICE_LIMIT),
  correct: flag(false),
});

export const fillInTheBlankData = z.object({
  subtitle: richText('text'),
  words: list(blankWord, WORD_LIMIT),
  type: oneOf(BLANK_TYPES),
  multiple_choice: flag(false),
  choices: list(blankChoice, WORD_LIMIT),
  number_of_columns: numberIn(BLANK_COLUMNS),
  answer_type: oneOf(ANSWER_TYPES),
  blank_style: oneOf(BLANK_STYLES),
  wordbank_id: orNull(identifier),
  include_wordbank: bit(0),
});
export type FillInTheBlankData = z.output<typeof fillInTheBlankData>;

export const emptyFillInTheBlank = (): FillInTheBlankData => fillInTheBlankData.parse({});
export const isEmptyFillInTheBlank = (data: FillInTheBlankData): boolean =>
  data.words.length === 0 && isBlank(data.subtitle);
