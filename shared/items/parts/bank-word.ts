import * as z from 'zod/mini';
import { mapWords } from '../../maths/formula-text.ts';
import { cleanTypedText } from '../../text/clean-text.ts';
import { stripTags } from '../../text/strip-tags.ts';
import { booleanField, identifier, nullableField, plainTextField } from '../../vocabulary/schema-fields.ts';

/** In characters. */
export const BANK_WORD_LIMIT = 500;

/** One word of a word bank. */
export const bankWord = z.object({
  word: plainTextField(BANK_WORD_LIMIT),
  /** Written into the bank by hand, not by an item. */
  manual: booleanField(false),
  /** The item the word came from. */
  itemId: nullableField(identifier),
});

export type BankWord = z.output<typeof bankWord>;

/** Converts typed text to a word of the bank: on one line, without tags. */
export const toBankWordText = (typed: string): string =>
  cleanTypedText(mapWords(typed, stripTags).replace(/\s+/g, ' '), BANK_WORD_LIMIT);
