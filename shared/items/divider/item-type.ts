import type { ItemTypeDefinition } from '../parts/definition.ts';
import { createDivider, type DividerData, dividerData, isEmptyDivider } from './schema.ts';

export const itemType = {
  label: 'Divider',
  icon: 'Minus',
  addItem: { group: 'Organization', place: 2 },
  isTransparent: true,
  printsContent: false,
  enlarge: (data, by) => ({
    ...data,
    line_weight: data.line_weight * by,
    top_padding: data.top_padding * by,
    bottom_padding: data.bottom_padding * by,
  }),
  schema: dividerData,
  empty: createDivider,
  isEmpty: isEmptyDivider,
  excerpt: () => '',
} as const satisfies ItemTypeDefinition<DividerData>;
