import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import {
  countTicks,
  createNumberLine,
  isEmptyNumberLine,
  type NumberLineData,
  numberLineData,
} from './schema.ts';
import { listShownTicks } from './ticks.ts';

export const itemType = {
  label: 'Number Line',
  icon: 'Ruler',
  addItem: { group: 'Activities', place: 4 },
  isNumbered: true,
  countParts: (data) => countTicks(data) - listShownTicks(data).length,
  schema: numberLineData,
  empty: createNumberLine,
  isEmpty: isEmptyNumberLine,
  excerpt: ({ subtitle, from, to }) => toExcerpt(subtitle) || `${from} to ${to}`,
  lines: ({ subtitle, from, to }) => [toPlainText(subtitle), `${from} to ${to}`],
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<NumberLineData>;
