import { clampTo } from '../../range.ts';
import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { createFromQuestion, toQuestion } from './from-question.ts';
import { generateOpenResponse } from './random.ts';
import {
  ANSWER_HEIGHT,
  createOpenResponse,
  isEmptyOpenResponse,
  type OpenResponseData,
  openResponseData,
  SHORT_LINE,
} from './schema.ts';

export const itemType = {
  label: 'Open Response',
  icon: 'PenLine',
  addItem: { group: 'Questions', place: 2 },
  isNumbered: true,
  generate: generateOpenResponse,
  enlarge: (data, by) => ({
    ...data,
    line_height: data.line_height * by,
    line_length: clampTo(SHORT_LINE, data.line_length * by),
    answer_height: clampTo(ANSWER_HEIGHT, data.answer_height * by),
  }),
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
