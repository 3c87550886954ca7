import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { facts } from './facts.ts';
import { createFromQuestion, toQuestion } from './from-question.ts';
import {
  createOpenResponse,
  isEmptyOpenResponse,
  type OpenResponseData,
  openResponseData,
} from './schema.ts';

export const itemType = {
  ...facts,
  schema: openResponseData,
  empty: createOpenResponse,
  isEmpty: isEmptyOpenResponse,
  excerpt: ({ subtitle }) => toExcerpt(subtitle),
  fromQuestion: createFromQuestion,
  toQuestion,
  lines: ({ subtitle }) => [toPlainText(subtitle)],
  usesNewest: ({ numbers }) => numbers !== undefined,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<OpenResponseData>;
