import { excerpt } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { facts } from './facts.ts';
import {
  emptyMultipleChoice,
  forgottenInMultipleChoice,
  isEmptyMultipleChoice,
  type MultipleChoiceData,
  multipleChoiceData,
} from './schema.ts';

export const itemType = {
  ...facts,
  schema: multipleChoiceData,
  empty: emptyMultipleChoice,
  isEmpty: isEmptyMultipleChoice,
  excerpt: ({ subtitle }) => excerpt(subtitle),
  forgotten: forgottenInMultipleChoice,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<MultipleChoiceData>;
