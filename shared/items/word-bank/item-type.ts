import { toExcerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { listPrintedWords } from './printed-words.ts';
import { createWordBankData, isEmptyWordBank, type WordBankData, wordBankData } from './schema.ts';
import { takeOverLook } from './take-over-look.ts';

export const itemType = {
  label: 'Word Bank',
  icon: 'LibraryBig',
  addItem: { group: 'Special', place: 1 },
  isWordBank: true,
  keepsWithNext: true,
  canDuplicate: false,
  deal: (data, shuffle_seed) => ({ ...data, shuffle_seed }),
  flowsInColumns: true,
  schema: wordBankData,
  empty: createWordBankData,
  isEmpty: isEmptyWordBank,
  excerpt: ({ words }) => toExcerpt(words.map(({ word }) => word).join(', ')),
  lines: ({ words }) => [words.map(({ word }) => word).join(', ')],
  // The language decides about capital letters and the alphabet, which are the same in all versions.
  listShuffled: (data) => listPrintedWords(data, 'en-US'),
  ownStyle: { fontSize: ITEM_FONT_SIZE },
  takeOver: takeOverLook,
} as const satisfies ItemTypeDefinition<WordBankData>;
