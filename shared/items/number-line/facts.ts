import type { ItemFacts } from '../parts/definition.ts';
import type { NumberLineData } from './schema.ts';

export const facts = {
  label: 'Number Line',
  addItem: { group: 'Activities', place: 4 },
  isNumbered: true,
} as const satisfies ItemFacts<NumberLineData>;
