import type { ItemFacts } from '../parts/definition.ts';
import type { PageBreakData } from './schema.ts';

export const facts = {
  label: 'Page Break',
  addItem: { group: 'Organization', place: 4 },
  breaksPage: true,
  printsContent: false,
} as const satisfies ItemFacts<PageBreakData>;
