import { clampTo } from '../../range.ts';
import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { generateOpenResponse } from './random.ts';
import { hasLines } from './rules.ts';
import {
  ANSWER_HEIGHT,
  createOpenResponse,
  getRuling,
  isEmptyOpenResponse,
  LINE_SPACING,
  NUMBER_OF_LINES,
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
  lines: ({ subtitle }) => [toPlainText(subtitle)],
  measures: {
    lines: {
      range: NUMBER_OF_LINES,
      get: (data) => (hasLines(data.answer_type) ? data.number_of_lines : null),
      set: (data, lines) => Object.assign(data, { number_of_lines: lines }),
    },
    line_height: {
      range: LINE_SPACING,
      get: (data) => (hasLines(data.answer_type) && !getRuling(data) ? data.line_height : null),
      set: (data, line_height) => Object.assign(data, { line_height }),
    },
    space: {
      range: ANSWER_HEIGHT,
      get: (data) => (data.answer_type === 'blank' ? data.answer_height : null),
      set: (data, answer_height) => Object.assign(data, { answer_height }),
    },
  },
  usesNewest: ({ numbers, ruling }) => numbers !== undefined || ruling !== undefined,
  ownStyle: { fontSize: ITEM_FONT_SIZE, border: true },
} as const satisfies ItemTypeDefinition<OpenResponseData>;
