import { toExcerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { type CrosswordData, createCrossword, crosswordData, isEmptyCrossword } from './schema.ts';

export const itemType = {
  label: 'Crossword',
  icon: 'Grid3x3',
  addItem: { group: 'Puzzles', place: 2 },
  isNumbered: true,
  countParts: ({ words }) => words.filter(({ word }) => word.trim() !== '').length,
  schema: crosswordData,
  empty: createCrossword,
  isEmpty: isEmptyCrossword,
  excerpt: ({ words }) => toExcerpt(toOneLine(words.map(({ word }) => word))),
  lines: ({ words }) => words.flatMap(({ word, clue }) => [word, clue]),
  usesNewest: () => true,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<CrosswordData>;
