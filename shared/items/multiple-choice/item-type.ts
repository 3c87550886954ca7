import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import { getOptionLetter } from '../../vocabulary/numbering.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { listPrintedOptions } from '../parts/item-options.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import {
  createMultipleChoice,
  isEmptyMultipleChoice,
  type MultipleChoiceData,
  multipleChoiceData,
} from './schema.ts';

export const itemType = {
  label: 'Multiple Choice',
  icon: 'CircleDot',
  addItem: { group: 'Questions', place: 1, takesFocus: true },
  isNumbered: true,
  enlarge: withFewerColumns,
  schema: multipleChoiceData,
  empty: createMultipleChoice,
  isEmpty: isEmptyMultipleChoice,
  excerpt: ({ subtitle }) => toExcerpt(subtitle),
  lines: ({ subtitle, options }) => [
    toPlainText(subtitle),
    ...listPrintedOptions(options).map(
      ({ answer }, place) => `${getOptionLetter(place)}. ${toPlainText(answer)}`,
    ),
  ],
  usesNewest: ({ automatic_columns }) => automatic_columns !== undefined,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<MultipleChoiceData>;
