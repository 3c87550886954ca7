import { cleanTypedText } from '../../text/schema.ts';
import {
  type AnswerType,
  getInitialLineHeight,
  getRememberedPosition,
  HANDWRITING_ANSWER_LIMIT,
  HANDWRITING_LINE_HEIGHT,
  LINE_PRESETS,
  LINE_SPACING,
  type LinePosition,
  type OpenResponseData,
} from './schema.ts';

/** Rows to write on, ruled or with guide lines: they have a number, a height and a position. */
export const hasLines = (type: AnswerType): boolean => type === 'standard_lines' || type === 'handwriting';

/** What can fill the rest of its page: lines of either kind, a blank space. */
export const canFillPage = (type: AnswerType): boolean => hasLines(type) || type === 'blank';

/** Each type remembers its line position; a line height that was not touched follows the type. */
export function setAnswerType(data: OpenResponseData, type: AnswerType): void {
  const untouched = [LINE_SPACING.initial, HANDWRITING_LINE_HEIGHT].includes(data.line_height);
  data.answer_type = type;
  data.line_position = getRememberedPosition(data, type);
  if (untouched && hasLines(type)) data.line_height = getInitialLineHeight(type);
}

export function setLinePosition(data: OpenResponseData, position: LinePosition): void {
  data.line_position = position;
  if (data.answer_type === 'single') data.short_line_position = position;
  if (hasLines(data.answer_type)) data.standard_line_position = position;
}

/** The short list of numbers of lines, and the number that there is now. */
export const listOfferedLines = ({ number_of_lines }: Pick<OpenResponseData, 'number_of_lines'>): number[] =>
  [...new Set([...LINE_PRESETS, number_of_lines])].sort((a, b) => a - b);

/** What the key writes on handwriting lines; extra text is cut. */
export function setHandwritingAnswer(data: OpenResponseData, answer: string): void {
  data.handwritingAnswer = cleanTypedText(answer, HANDWRITING_ANSWER_LIMIT);
}
