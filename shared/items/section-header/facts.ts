import type { ItemFacts } from '../parts/definition.ts';
import type { SectionHeaderData } from './schema.ts';

export const facts = {
  label: 'Section Header',
  addItem: { group: 'Organization', place: 1 },
  keepsWithNext: true,
  beginsSection: true,
  enlarge: (data, by) => ({ ...data, font_size: data.font_size * by }),
} as const satisfies ItemFacts<SectionHeaderData>;
