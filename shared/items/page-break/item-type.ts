import type { ItemTypeDefinition } from '../parts/definition.ts';
import { createPageBreakData, isEmptyPageBreak, type PageBreakData, pageBreakData } from './schema.ts';

export const itemType = {
  label: 'Page Break',
  icon: 'SquareSplitVertical',
  addItem: { group: 'Organization', place: 4 },
  breaksPage: true,
  printsContent: false,
  schema: pageBreakData,
  empty: createPageBreakData,
  isEmpty: isEmptyPageBreak,
  excerpt: () => '',
} as const satisfies ItemTypeDefinition<PageBreakData>;
