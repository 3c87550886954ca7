import * as z from 'zod/mini';
import { flag, oneOf, orNull, plain } from '../../document/fields.ts';
import { numberIn, range, wholeNumberIn } from '../../range.ts';
import { isBlank } from '../../text/plain-text.ts';
import { richText } from '../../text/schema.ts';

export const ANSWER_TYPES = ['standard_lines', 'single', 'blank', 'handwriting'] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];
export const LINE_POSITIONS = ['below', 'after'] as const;

export const NUMBER_OF_LINES = range({ min: 1, max: 38, step: 1, initial: 3, unit: 'lines' });
/** Base line to base line. */
export const LINE_SPACING = range({ min: 0.2, max: 2, step: 0.01, initial: 0.35, unit: 'in' });
export const HANDWRITING_LINE_HEIGHT = 0.75;
export const SHORT_LINE = range({ min: 0.2, max: 7.3, step: 0.1, initial: 2, unit: 'in' });
export const ANSWER_HEIGHT = range({ min: 0, max: 8, step: 0.01, initial: 1.5, unit: 'in' });

export const HANDWRITING_ANSWER_LIMIT = 2000;

export const openResponseData = z.object({
  /** The prompt. */
  subtitle: richText('text'),
  answer: richText('text'),
  handwritingAnswer: plain(HANDWRITING_ANSWER_LIMIT),
  has_answer: flag(false),
  answer_type: oneOf(ANSWER_TYPES),
  number_of_lines: wholeNumberIn(NUMBER_OF_LINES),
  line_height: numberIn(LINE_SPACING),
  line_length: numberIn(SHORT_LINE),
  /** Where the answer stands now: what the answer type in force last chose. */
  line_position: oneOf(LINE_POSITIONS),
  short_line_position: oneOf(LINE_POSITIONS, 'after'),
  standard_line_position: oneOf(LINE_POSITIONS),
  answer_height: numberIn(ANSWER_HEIGHT),
  /** Only on the legacy answer type `lines`, which the reader converts. */
  line_style: orNull(plain(32)),
});
export type OpenResponseData = z.output<typeof openResponseData>;

export const emptyOpenResponse = (): OpenResponseData => openResponseData.parse({});
export const isEmptyOpenResponse = (data: OpenResponseData): boolean =>
  isBlank(data.subtitle) && isBlank(data.answer) && data.handwritingAnswer.trim() === '';
