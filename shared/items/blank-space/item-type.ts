import type { ItemTypeDefinition } from '../parts/definition.ts';
import { facts } from './facts.ts';
import { type BlankSpaceData, blankSpaceData, createBlankSpace, isEmptyBlankSpace } from './schema.ts';

export const itemType = {
  ...facts,
  schema: blankSpaceData,
  empty: createBlankSpace,
  isEmpty: isEmptyBlankSpace,
  excerpt: () => '',
} as const satisfies ItemTypeDefinition<BlankSpaceData>;
