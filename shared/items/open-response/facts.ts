import { clampTo } from '../../range.ts';
import type { ItemFacts } from '../parts/definition.ts';
import { generateOpenResponse } from './random.ts';
import { ANSWER_HEIGHT, type OpenResponseData, SHORT_LINE } from './schema.ts';

export const facts = {
  label: 'Open Response',
  addItem: { group: 'Questions', place: 2 },
  isNumbered: true,
  generate: generateOpenResponse,
  enlarge: (data, by) => ({
    ...data,
    line_height: data.line_height * by,
    line_length: clampTo(SHORT_LINE, data.line_length * by),
    answer_height: clampTo(ANSWER_HEIGHT, data.answer_height * by),
  }),
} as const satisfies ItemFacts<OpenResponseData>;
