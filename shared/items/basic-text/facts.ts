import type { ItemFacts } from '../parts/definition.ts';
import type { BasicTextData } from './schema.ts';

export const facts = {
  label: 'Basic Text',
  addItem: { group: 'Directions', place: 2 },
  keepsWithNext: true,
} as const satisfies ItemFacts<BasicTextData>;
