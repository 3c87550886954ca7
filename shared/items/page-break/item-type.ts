import type { ItemTypeDefinition } from '../parts/definition.ts';
import { facts } from './facts.ts';
import { createPageBreakData, isEmptyPageBreak, type PageBreakData, pageBreakData } from './schema.ts';

export const itemType = {
  ...facts,
  schema: pageBreakData,
  empty: createPageBreakData,
  isEmpty: isEmptyPageBreak,
  excerpt: () => '',
} as const satisfies ItemTypeDefinition<PageBreakData>;
