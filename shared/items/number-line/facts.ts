import type { ItemFacts } from '../parts/definition.ts';
import { countTicks, type NumberLineData } from './schema.ts';
import { listShownTicks } from './ticks.ts';

export const facts = {
  label: 'Number Line',
  addItem: { group: 'Activities', place: 4 },
  isNumbered: true,
  countParts: (data) => countTicks(data) - listShownTicks(data).length,
} as const satisfies ItemFacts<NumberLineData>;
