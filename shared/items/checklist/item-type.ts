import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { listPrintedOptions } from '../parts/item-options.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { type ChecklistData, checklistData, createChecklist, isEmptyChecklist } from './schema.ts';

export const itemType = {
  label: 'Checklist',
  icon: 'ListChecks',
  addItem: { group: 'Directions', place: 3 },
  flowsInColumns: true,
  schema: checklistData,
  empty: createChecklist,
  isEmpty: isEmptyChecklist,
  excerpt: ({ options }) => toExcerpt(toOneLine(options.map(({ answer }) => toPlainText(answer)))),
  lines: ({ direction, subtitle, options }) => [
    ...(direction ? [toPlainText(subtitle)] : []),
    ...listPrintedOptions(options).map(({ answer }) => `☐ ${toPlainText(answer)}`),
  ],
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<ChecklistData>;
