import * as z from 'zod/mini';
import { booleanField, identifier, nullableField, plainTextField } from '../../vocabulary/schema-fields.ts';
import { BANK_WORD_LIMIT } from './bank-word.ts';

/** One word of a word bank. */
export const bankWord = z.object({
  word: plainTextField(BANK_WORD_LIMIT),
  /** Written into the bank by hand, not by an item. */
  manual: booleanField(false),
  /** The item the word came from. */
  itemId: nullableField(identifier),
});

export type BankWord = z.output<typeof bankWord>;
