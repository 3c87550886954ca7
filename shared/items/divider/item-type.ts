import type { ItemTypeDefinition } from '../parts/definition.ts';
import { facts } from './facts.ts';
import { type DividerData, dividerData, emptyDivider, isEmptyDivider } from './schema.ts';

export const itemType = {
  ...facts,
  schema: dividerData,
  empty: emptyDivider,
  isEmpty: isEmptyDivider,
  excerpt: () => '',
} as const satisfies ItemTypeDefinition<DividerData>;
