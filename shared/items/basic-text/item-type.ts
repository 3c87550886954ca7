import { excerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { facts } from './facts.ts';
import { type BasicTextData, basicTextData, emptyBasicText, isEmptyBasicText } from './schema.ts';

export const itemType = {
  ...facts,
  schema: basicTextData,
  empty: emptyBasicText,
  isEmpty: isEmptyBasicText,
  excerpt: ({ instruction }) => excerpt(instruction),
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<BasicTextData>;
