import type { ItemFacts } from '../parts/definition.ts';
import type { HandwritingData } from './schema.ts';

export const facts = {
  label: 'Handwriting',
  addItem: { group: 'Activities', place: 3 },
  isNumbered: true,
  enlarge: (data, by) => ({
    ...data,
    line_height: data.line_height * by,
    spacing: data.spacing * by,
  }),
} as const satisfies ItemFacts<HandwritingData>;
