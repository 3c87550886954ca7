import { toExcerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { createWordSearch, isEmptyWordSearch, type WordSearchData, wordSearchData } from './schema.ts';

const listTexts = ({ words }: WordSearchData): string[] => words.map(({ word }) => word);

export const itemType = {
  label: 'Word Search',
  icon: 'TextSearch',
  addItem: { group: 'Puzzles', place: 1 },
  isNumbered: true,
  countParts: (data) => listTexts(data).filter((word) => word.trim() !== '').length,
  schema: wordSearchData,
  empty: createWordSearch,
  isEmpty: isEmptyWordSearch,
  excerpt: (data) => toExcerpt(toOneLine(listTexts(data))),
  lines: listTexts,
  usesNewest: () => true,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<WordSearchData>;
