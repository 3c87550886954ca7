import type { ItemFacts } from '../parts/definition.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import { listBlankPlaces } from './blanks.ts';
import type { FillInTheBlankData } from './schema.ts';

export const facts = {
  label: 'Fill in the Blank',
  addItem: { group: 'Questions', place: 3 },
  isNumbered: true,
  enlarge: withFewerColumns,
  countParts: (data) => listBlankPlaces(data).length,
} as const satisfies ItemFacts<FillInTheBlankData>;
