import * as z from 'zod/mini';
import { color, flag, identifier, list, oneOf, orNull, plain, seed } from '../../vocabulary/fields.ts';
import { borderFields, INK } from '../../vocabulary/style.ts';
import { WORD_LIMIT } from '../parts/limits.ts';
import { TEXT_CASES } from '../parts/text-case.ts';

export const WORD_SORTS = ['random', 'a-z', 'manual'] as const;
export const BANK_WORD_LIMIT = 500;

const bankWord = z.object({
  word: plain(BANK_WORD_LIMIT),
  /** Written into the bank by hand, not by an item. */
  manual: flag(false),
  /** The item the word came from. */
  itemId: orNull(identifier),
});

export type BankWord = z.output<typeof bankWord>;

export const wordBankData = z.object({
  words: list(bankWord, WORD_LIMIT),
  sort_order: oneOf(WORD_SORTS),
  shuffle_seed: seed,
  text_case: oneOf(TEXT_CASES),
  ...borderFields({ on: true }),
  color: color(INK),
});
export type WordBankData = z.output<typeof wordBankData>;

export const emptyWordBank = (): WordBankData => wordBankData.parse({});
export const isEmptyWordBank = (data: WordBankData): boolean => data.words.length === 0;
