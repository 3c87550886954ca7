import type { ItemFacts } from '../parts/definition.ts';
import type { ChecklistData } from './schema.ts';

export const facts = {
  label: 'Checklist',
  addItem: { group: 'Directions', place: 3 },
} as const satisfies ItemFacts<ChecklistData>;
