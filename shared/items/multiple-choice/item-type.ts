import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import { getOptionLetter } from '../../vocabulary/numbering.ts';
import { dealOptions } from '../parts/deal-options.ts';
import { AUTOMATIC, type ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { listPrintedOptions } from '../parts/item-options.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import { setAutomaticColumns, setOptionColumns } from './rules.ts';
import {
  createMultipleChoice,
  findMissingInMultipleChoice,
  isEmptyMultipleChoice,
  type MultipleChoiceData,
  multipleChoiceData,
} from './schema.ts';

export const itemType = {
  label: 'Multiple Choice',
  icon: 'CircleDot',
  addItem: { group: 'Questions', place: 1, takesFocus: true },
  isNumbered: true,
  // True before False, as everywhere.
  deal: (data, seed) =>
    data.hasBooleanOptions ? data : { ...data, options: dealOptions(data.options, seed) },
  columns: {
    count: ({ number_of_columns, automatic_columns }) => (automatic_columns ? AUTOMATIC : number_of_columns),
    set: ({ data }, columns) =>
      columns === AUTOMATIC ? setAutomaticColumns(data) : setOptionColumns(data, columns),
    canBeAutomatic: true,
  },
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
  findMissing: findMissingInMultipleChoice,
  usesNewest: ({ automatic_columns }) => automatic_columns !== undefined,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<MultipleChoiceData>;
