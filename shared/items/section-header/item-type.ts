import type { ItemTypeDefinition } from '../parts/definition.ts';
import { facts } from './facts.ts';
import {
  createSectionHeader,
  isEmptySectionHeader,
  type SectionHeaderData,
  sectionHeaderData,
} from './schema.ts';

export const itemType = {
  ...facts,
  schema: sectionHeaderData,
  empty: createSectionHeader,
  isEmpty: isEmptySectionHeader,
  excerpt: ({ title }) => title,
  toQuestion: ({ title }) => ({ type: 'text', prompt: title }),
  premiumUses: ({ font }) => [{ feature: 'font', field: 'font', font }],
} as const satisfies ItemTypeDefinition<SectionHeaderData>;
