import { cleanTypedText } from '../../text/clean-text.ts';
import type { RulingId } from '../letters/rulings.ts';
import {
  type AnswerType,
  getInitialLineHeight,
  getRememberedPosition,
  getRuledLineHeight,
  getRuling,
  HANDWRITING_ANSWER_LIMIT,
  HANDWRITING_LINE_HEIGHT,
  LINE_PRESETS,
  LINE_SPACING,
  type LinePosition,
  type OpenResponseData,
} from './schema.ts';

/**
 * Tells whether the answer is written on rows, ruled or with guide lines: only rows have a number, a height
 * and a position.
 */
export const hasLines = (type: AnswerType): boolean => type === 'standard_lines' || type === 'handwriting';

/**
 * Tells whether an answer of this type can fill the rest of its page: lines of either kind, or a blank space.
 */
export const canFillPage = (type: AnswerType): boolean => hasLines(type) || type === 'blank';

/**
 * Sets the answer type. Each type remembers its line position; a line height that was never changed follows
 * the type.
 */
export function setAnswerType(data: OpenResponseData, type: AnswerType): void {
  const untouched =
    getRuling(data) !== undefined ||
    [LINE_SPACING.initial, HANDWRITING_LINE_HEIGHT].includes(data.line_height);
  data.answer_type = type;
  data.line_position = getRememberedPosition(data, type);
  const ruling = getRuling(data);
  if (ruling) data.line_height = getRuledLineHeight(ruling);
  else if (untouched && hasLines(type)) data.line_height = getInitialLineHeight(type);
}

/** Rules handwriting lines as a school book does, in its true measures; without a ruling their height is the usual one again. */
export function setRuling(data: OpenResponseData, ruling: RulingId | undefined): void {
  if (ruling) data.ruling = ruling;
  else delete data.ruling;
  data.line_height = ruling ? getRuledLineHeight(ruling) : getInitialLineHeight(data.answer_type);
}

export function setLinePosition(data: OpenResponseData, position: LinePosition): void {
  data.line_position = position;
  if (data.answer_type === 'single') data.short_line_position = position;
  if (hasLines(data.answer_type)) data.standard_line_position = position;
}

/** Lists the numbers of lines in the menu: the presets and the current one. */
export const listOfferedLines = ({ number_of_lines }: Pick<OpenResponseData, 'number_of_lines'>): number[] =>
  [...new Set([...LINE_PRESETS, number_of_lines])].sort((a, b) => a - b);

/** Sets the answer that the key writes on handwriting lines; text beyond the limit is cut. */
export function setHandwritingAnswer(data: OpenResponseData, answer: string): void {
  data.handwritingAnswer = cleanTypedText(answer, HANDWRITING_ANSWER_LIMIT);
}
