import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { ColumnRoom } from './view.ts';

/** Bold letters and kerning: what is planned has room. */
const SPARE = 1.1;

/** Estimates the width of the longest line of texts, in px, on the generous side. */
export const measureWidestLine = (
  texts: readonly RichTextValue[],
  { font, fontSize }: Omit<ColumnRoom, 'width'>,
): number =>
  Math.max(
    0,
    ...texts
      .flatMap((text) => toPlainText(text).split('\n'))
      .map((line) => estimateTextWidth(line, font) * fontSize * SPARE),
  );
