import * as z from 'zod/mini';
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
} from '../../document/fields.ts';
import { range, wholeNumberIn } from '../../range.ts';
import { isBlank } from '../../text/plain-text.ts';
import { richText } from '../../text/schema.ts';
import { OPTION_LIMIT, WORD_LIMIT } from '../limits.ts';

export const BLANK_COLUMNS = range({ min: 1, max: 4, step: 1, initial: 1, unit: 'columns' });

/** A range [start, end) in UTF-16 units of its word. */
const partial = z.object({ start: count(PLAIN_LIMIT), end: count(PLAIN_LIMIT) });

/** One token of the text, in order; punctuation is a token of its own. */
const blankWord = z.object({
  value: plain(PLAIN_LIMIT),
  partials: list(partial, OPTION_LIMIT),
  blank: flag(false),
  /** The letters of a letter blank that stay visible, by their place. */
  specific_filters: list(count(PLAIN_LIMIT), OPTION_LIMIT),
  hasNotSpaceBeforeSpecialChar: flag(false),
});

export const fillInTheBlankData = z.object({
  subtitle: richText('text'),
  words: list(blankWord, WORD_LIMIT),
  type: oneOf(['whole_word', 'partial_word']),
  multiple_choice: flag(false),
  choices: list(
    z.object({ word_index: count(WORD_LIMIT), answer: plain(500), correct: flag(false) }),
    WORD_LIMIT,
  ),
  number_of_columns: wholeNumberIn(BLANK_COLUMNS),
  answer_type: oneOf(['blank', 'letter_blanks', 'none']),
  blank_style: oneOf(['underline', 'box', 'circle']),
  wordbank_id: orNull(identifier),
  include_wordbank: bit(0),
});
export type FillInTheBlankData = z.output<typeof fillInTheBlankData>;

export const emptyFillInTheBlank = (): FillInTheBlankData => fillInTheBlankData.parse({});
export const isEmptyFillInTheBlank = (data: FillInTheBlankData): boolean =>
  data.words.length === 0 && isBlank(data.subtitle);
