import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { numberIn, range } from '../../range.ts';
import { color, flag, oneOf } from '../../vocabulary/fields.ts';
import { BORDER_STYLES, BORDER_WIDTH, INK } from '../../vocabulary/style.ts';

export const BLANK_HEIGHT = range({ min: 0.125, max: 8.3, step: 0.01, initial: 1, unit: 'in' });

export const blankSpaceData = z.object({
  height: numberIn(BLANK_HEIGHT),
  /** Whether a line stands around it, of this colour, style and width in px. */
  box_outline: flag(false),
  line_color: color(INK),
  line_style: oneOf(BORDER_STYLES),
  border_width: numberIn(BORDER_WIDTH),
  /** Takes what is left of its page; `height` is then the least. */
  fill_page: flag(false),
});
export type BlankSpaceData = z.output<typeof blankSpaceData>;

export const emptyBlankSpace = (): BlankSpaceData => blankSpaceData.parse({});
export const isEmptyBlankSpace = (data: BlankSpaceData): boolean => isEqual(data, emptyBlankSpace());
