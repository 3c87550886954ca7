import type { ItemTypeDefinition } from '../parts/definition.ts';
import { facts } from './facts.ts';
import { createDivider, type DividerData, dividerData, isEmptyDivider } from './schema.ts';

export const itemType = {
  ...facts,
  schema: dividerData,
  empty: createDivider,
  isEmpty: isEmptyDivider,
  excerpt: () => '',
} as const satisfies ItemTypeDefinition<DividerData>;
