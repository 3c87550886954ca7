import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { type BasicTextData, basicTextData, createBasicText, isEmptyBasicText, isPassage } from './schema.ts';

export const itemType = {
  label: 'Basic Text',
  icon: 'Text',
  addItem: { group: 'Directions', place: 2 },
  keepsWithNext: true,
  flowsInColumns: true,
  schema: basicTextData,
  empty: createBasicText,
  isEmpty: isEmptyBasicText,
  excerpt: ({ instruction }) => toExcerpt(instruction),
  lines: ({ instruction, glossary = [] }) => [
    toPlainText(instruction),
    ...glossary.map(({ word, meaning }) => `${word} ${meaning}`),
  ],
  usesNewest: isPassage,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<BasicTextData>;
