import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import { getOptionLetter } from '../../vocabulary/numbering.ts';
import { dealOptions, listOptionsToKeep } from '../parts/deal-options.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { listPrintedOptions, setOptionKept } from '../parts/item-options.ts';
import { withFewerColumns } from '../parts/with-fewer-columns.ts';
import { createFromQuestion, toQuestion } from './from-question.ts';
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
  listPartsToKeep: ({ options, hasBooleanOptions }) =>
    hasBooleanOptions ? [] : listOptionsToKeep(options).filter((place) => !options[place]?.keeps_place),
  keepParts: (data, places) => {
    for (const place of places) setOptionKept(data, { index: place, kept: true });
  },
  fromQuestion: createFromQuestion,
  toQuestion,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<MultipleChoiceData>;
