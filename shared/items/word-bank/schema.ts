import * as z from 'zod/mini';
import { colorField, enumField, listField, seed } from '../../vocabulary/schema-fields.ts';
import { createBorderFields } from '../../vocabulary/style.ts';
import { INK } from '../../vocabulary/style-choices.ts';
import { bankWord } from '../parts/bank-word-field.ts';
import { WORD_LIMIT } from '../parts/limits.ts';
import { TEXT_CASES } from '../parts/text-case.ts';

export const WORD_SORTS = ['random', 'a-z', 'manual'] as const;

export const wordBankData = z.object({
  words: listField(bankWord, WORD_LIMIT),
  sort_order: enumField(WORD_SORTS),
  shuffle_seed: seed,
  text_case: enumField(TEXT_CASES),
  ...createBorderFields({ on: true }),
  color: colorField(INK),
});
export type WordBankData = z.output<typeof wordBankData>;

export const createWordBankData = (): WordBankData => wordBankData.parse({});
export const isEmptyWordBank = (data: WordBankData): boolean => data.words.length === 0;
