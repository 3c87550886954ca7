import type { ItemFacts } from '../parts/definition.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import type { MultipleChoiceData } from './schema.ts';

export const facts = {
  label: 'Multiple Choice',
  addItem: { group: 'Questions', place: 1, takesFocus: true },
  isNumbered: true,
  enlarge: withFewerColumns,
} as const satisfies ItemFacts<MultipleChoiceData>;
