import type { ItemTypeDefinition } from '../parts/definition.ts';
import { facts } from './facts.ts';
import { emptyPageBreak, isEmptyPageBreak, type PageBreakData, pageBreakData } from './schema.ts';

export const itemType = {
  ...facts,
  schema: pageBreakData,
  empty: emptyPageBreak,
  isEmpty: isEmptyPageBreak,
  excerpt: () => '',
} as const satisfies ItemTypeDefinition<PageBreakData>;
