import type { ItemFacts } from '../parts/definition.ts';
import type { DividerData } from './schema.ts';

export const facts = {
  label: 'Divider',
  addItem: { group: 'Organization', place: 2 },
  isTransparent: true,
  printsContent: false,
  enlarge: (data, by) => ({
    ...data,
    line_weight: data.line_weight * by,
    top_padding: data.top_padding * by,
    bottom_padding: data.bottom_padding * by,
  }),
} as const satisfies ItemFacts<DividerData>;
