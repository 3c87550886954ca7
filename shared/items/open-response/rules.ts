import { typedText } from '../../text/schema.ts';
import {
  type AnswerType,
  HANDWRITING_ANSWER_LIMIT,
  HANDWRITING_LINE_HEIGHT,
  LINE_SPACING,
  type OpenResponseData,
} from './schema.ts';

type LinePosition = OpenResponseData['line_position'];

/** Where the answer of that type was last put; lines to write on stand below, a short line after. */
function rememberedPosition(data: OpenResponseData, type: AnswerType): LinePosition {
  if (type === 'single') return data.short_line_position;
  if (type === 'standard_lines') return data.standard_line_position;
  return 'below';
}

/** Each type remembers its line position; a line height that was not touched follows the type. */
export function setAnswerType(data: OpenResponseData, type: AnswerType): void {
  const untouched = [LINE_SPACING.initial, HANDWRITING_LINE_HEIGHT].includes(data.line_height);
  data.answer_type = type;
  data.line_position = rememberedPosition(data, type);
  if (untouched && type === 'handwriting') data.line_height = HANDWRITING_LINE_HEIGHT;
  if (untouched && type === 'standard_lines') data.line_height = LINE_SPACING.initial;
}

export function setLinePosition(data: OpenResponseData, position: LinePosition): void {
  data.line_position = position;
  if (data.answer_type === 'single') data.short_line_position = position;
  if (data.answer_type === 'standard_lines') data.standard_line_position = position;
}

/** What the key writes on handwriting lines; extra text is cut. */
export function setHandwritingAnswer(data: OpenResponseData, answer: string): void {
  data.handwritingAnswer = typedText(answer, HANDWRITING_ANSWER_LIMIT);
}
