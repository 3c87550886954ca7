import type { ItemTypeDefinition } from '../parts/definition.ts';
import { facts } from './facts.ts';
import { type BlankSpaceData, blankSpaceData, emptyBlankSpace, isEmptyBlankSpace } from './schema.ts';

export const itemType = {
  ...facts,
  schema: blankSpaceData,
  empty: emptyBlankSpace,
  isEmpty: isEmptyBlankSpace,
  excerpt: () => '',
} as const satisfies ItemTypeDefinition<BlankSpaceData>;
