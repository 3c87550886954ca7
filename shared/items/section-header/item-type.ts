import type { ItemTypeDefinition } from '../parts/definition.ts';
import {
  alignHeader,
  createSectionHeader,
  isEmptySectionHeader,
  type SectionHeaderData,
  sectionHeaderData,
} from './schema.ts';

export const itemType = {
  label: 'Section Header',
  icon: 'Heading',
  addItem: { group: 'Organization', place: 1 },
  keepsWithNext: true,
  beginsSection: true,
  enlarge: (data, by) => ({ ...data, font_size: data.font_size * by }),
  schema: sectionHeaderData,
  empty: createSectionHeader,
  takeOver: alignHeader,
  isEmpty: isEmptySectionHeader,
  excerpt: ({ title }) => title,
  premiumUses: ({ font }) => [{ feature: 'font', field: 'font', font }],
} as const satisfies ItemTypeDefinition<SectionHeaderData>;
