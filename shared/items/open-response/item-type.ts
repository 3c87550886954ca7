import { excerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { facts } from './facts.ts';
import { emptyOpenResponse, isEmptyOpenResponse, type OpenResponseData, openResponseData } from './schema.ts';

export const itemType = {
  ...facts,
  schema: openResponseData,
  empty: emptyOpenResponse,
  isEmpty: isEmptyOpenResponse,
  excerpt: ({ subtitle }) => excerpt(subtitle),
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<OpenResponseData>;
