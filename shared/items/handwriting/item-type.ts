import { toExcerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import {
  createHandwriting,
  type HandwritingData,
  handwritingData,
  isEmptyHandwriting,
  takeOverHand,
} from './schema.ts';

export const itemType = {
  label: 'Handwriting',
  icon: 'PenTool',
  addItem: { group: 'Activities', place: 3 },
  isNumbered: true,
  enlarge: (data, by) => ({
    ...data,
    line_height: data.line_height * by,
    spacing: data.spacing * by,
  }),
  flowsInColumns: true,
  schema: handwritingData,
  empty: createHandwriting,
  isEmpty: isEmptyHandwriting,
  excerpt: ({ items }) => toExcerpt(toOneLine(items.map((row) => row.subtitle))),
  lines: ({ items }) => items.map((row) => row.subtitle),
  usesNewest: ({ ruling }) => ruling !== undefined,
  ownStyle: { border: true },
  takeOver: takeOverHand,
  premiumUses: ({ color_option }) =>
    color_option === 'red_blue' ? [{ feature: 'red_blue', field: 'color_option' }] : [],
} as const satisfies ItemTypeDefinition<HandwritingData>;
