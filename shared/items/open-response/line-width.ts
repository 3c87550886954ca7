import { inchesToPx } from '../../paper/sheet/page-sizes.ts';
import { BLANK_RUN } from '../../text/blank-run.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { ColumnRoom } from '../parts/view.ts';
import { measureWidestLine } from '../parts/widest-line.ts';
import type { OpenResponseData } from './schema.ts';

/** A space that is higher is for a drawing or a calculation, which needs its width, in inches. */
const LOW_SPACE = 1;
/** The space between a prompt and its line, in em. */
const GAP = 0.4;

/** Returns the width of a question that is answered on a short line, one line, or in a low space; null for others. */
export function measureLineWidth(data: OpenResponseData, type: Omit<ColumnRoom, 'width'>): number | null {
  const { answer_type, subtitle, subtitle_image, number_of_lines, answer_height, fill_page } = data;
  if (subtitle_image || fill_page) return null;
  const prompt = measureWidestLine([subtitle], type);
  if (answer_type === 'blank') return answer_height <= LOW_SPACE ? prompt : null;
  if (answer_type !== 'single')
    return number_of_lines === 1 && data.line_position === 'below' ? prompt : null;
  const line = inchesToPx(data.line_length);
  const isBeside = data.line_position === 'after' || BLANK_RUN.test(toPlainText(subtitle));
  return isBeside ? prompt + GAP * type.fontSize + line : Math.max(prompt, line);
}
