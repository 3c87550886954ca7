import { dealOptions } from '../parts/deal-options.ts';
import type { ItemFacts } from '../parts/definition.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import type { MultipleChoiceData } from './schema.ts';

export const facts = {
  label: 'Multiple Choice',
  addItem: { group: 'Questions', place: 1, takesFocus: true },
  isNumbered: true,
  // True before False, as everywhere.
  deal: (data, seed) =>
    data.hasBooleanOptions ? data : { ...data, options: dealOptions(data.options, seed) },
  enlarge: withFewerColumns,
} as const satisfies ItemFacts<MultipleChoiceData>;
