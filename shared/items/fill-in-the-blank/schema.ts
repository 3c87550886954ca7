import * as z from 'zod/mini';
import { hasFormula } from '../../maths/formula-text.ts';
import { defineRange } from '../../range.ts';
import { numberField } from '../../range-fields.ts';
import { cleanText } from '../../text/clean-text.ts';
import { isBlank } from '../../text/plain-text.ts';
import { richTextField } from '../../text/schema.ts';
import {
  booleanField,
  enumField,
  identifier,
  listField,
  nullableField,
  PLAIN_LIMIT,
  plainTextField,
  wholeNumberField,
  zeroOrOneField,
} from '../../vocabulary/schema-fields.ts';
import { MOST_COLUMNS, OPTION_LIMIT, WORD_LIMIT } from '../parts/limits.ts';
import { mergeRanges } from './blank-ranges.ts';

export const BLANK_TYPES = ['whole_word', 'partial_word'] as const;
export const ANSWER_TYPES = ['blank', 'letter_blanks', 'none'] as const;
export const BLANK_STYLES = ['underline', 'box', 'circle'] as const;
export const BLANK_COLUMNS = defineRange({ min: 1, max: MOST_COLUMNS, step: 1, initial: 1, unit: 'columns' });

export const CHOICE_LIMIT = 500;

/** A range [start, end) in UTF-16 units of its word. */
const partial = z.object({ start: wholeNumberField(PLAIN_LIMIT), end: wholeNumberField(PLAIN_LIMIT) });

const wordFields = z.object({
  value: plainTextField(PLAIN_LIMIT),
  partials: listField(partial, OPTION_LIMIT),
  blank: booleanField(false),
  /** The letters of a letter blank that stay visible, by their place among the word's letters. */
  specific_filters: listField(wholeNumberField(PLAIN_LIMIT), OPTION_LIMIT),
  /** Other right answers: "color / colur"; absent where there are none. */
  also_right: z.optional(
    z
      .string()
      .check(z.overwrite(cleanText), z.maxLength(CHOICE_LIMIT, `must be at most ${CHOICE_LIMIT} characters`)),
  ),
  /** True where no space precedes the token: punctuation, or a word of a script without spaces. */
  hasNotSpaceBeforeSpecialChar: booleanField(false),
});
type WordFields = z.output<typeof wordFields>;
const isFormulaWord = ({ value }: WordFields): boolean => hasFormula(value);
/** A formula is a blank as a whole, or not at all. */
const coverAll = ({ partials, value }: WordFields) =>
  partials.length > 0 ? [{ start: 0, end: value.length }] : [];
/**
 * One token of the text, in order; each punctuation mark and each new line is its own token. Its ranges are
 * sorted, merged, and end where the word does.
 */
const blankWord = z.pipe(
  wordFields,
  z.transform((word: WordFields) => ({
    ...word,
    partials: isFormulaWord(word) ? coverAll(word) : mergeRanges(word.partials, word.value.length),
  })),
);
export type BlankWord = z.output<typeof blankWord>;

/** Something to choose for one blank; the correct one is the blank's own answer. */
const blankChoice = z.object({
  word_index: wholeNumberField(WORD_LIMIT),
  answer: plainTextField(CHOICE_LIMIT),
  correct: booleanField(false),
});

export const fillInTheBlankData = z.object({
  subtitle: richTextField('text'),
  words: listField(blankWord, WORD_LIMIT),
  type: enumField(BLANK_TYPES),
  multiple_choice: booleanField(false),
  choices: listField(blankChoice, WORD_LIMIT),
  number_of_columns: numberField(BLANK_COLUMNS),
  answer_type: enumField(ANSWER_TYPES),
  blank_style: enumField(BLANK_STYLES),
  wordbank_id: nullableField(identifier),
  include_wordbank: zeroOrOneField(0),
});
export type FillInTheBlankData = z.output<typeof fillInTheBlankData>;

export const createFillInTheBlank = (): FillInTheBlankData => fillInTheBlankData.parse({});
export const isEmptyFillInTheBlank = (data: FillInTheBlankData): boolean =>
  data.words.length === 0 && isBlank(data.subtitle);
