import { toExcerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { createWordBankData, isEmptyWordBank, type WordBankData, wordBankData } from './schema.ts';
import { takeOverLook } from './take-over-look.ts';

export const itemType = {
  label: 'Word Bank',
  icon: 'LibraryBig',
  addItem: { group: 'Special', place: 1 },
  isWordBank: true,
  keepsWithNext: true,
  canDuplicate: false,
  flowsInColumns: true,
  schema: wordBankData,
  empty: createWordBankData,
  isEmpty: isEmptyWordBank,
  excerpt: ({ words }) => toExcerpt(words.map(({ word }) => word).join(', ')),
  lines: ({ words }) => [words.map(({ word }) => word).join(', ')],
  ownStyle: { fontSize: ITEM_FONT_SIZE },
  takeOver: takeOverLook,
} as const satisfies ItemTypeDefinition<WordBankData>;
