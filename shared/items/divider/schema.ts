import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { numberIn, range } from '../../range.ts';
import { color, oneOf } from '../../vocabulary/fields.ts';
import { INK } from '../../vocabulary/style.ts';

/** Width in percent of the column, weight (thickness) in px, paddings in inches. */
export const LINE_WIDTH = range({ min: 25, max: 100, step: 1, initial: 100, unit: '%' });
export const LINE_WEIGHT = range({ min: 1, max: 10, step: 1, initial: 2, unit: 'px' });
export const TOP_PADDING = range({ min: 0, max: 2, step: 0.1, initial: 0, unit: 'in' });
export const BOTTOM_PADDING = range({ min: 0, max: 3, step: 0.1, initial: 0, unit: 'in' });
export const DIVIDER_STYLES = [
  'groove',
  'dashed',
  'solid',
  'outset',
  'dotted',
  'double',
  'ridge',
  'inset',
] as const;

export const dividerData = z.object({
  line_width: numberIn(LINE_WIDTH),
  line_weight: numberIn(LINE_WEIGHT),
  line_color: color(INK),
  top_padding: numberIn(TOP_PADDING),
  bottom_padding: numberIn(BOTTOM_PADDING),
  line_style: oneOf(DIVIDER_STYLES, 'solid'),
});
export type DividerData = z.output<typeof dividerData>;

export const emptyDivider = (): DividerData => dividerData.parse({});
export const isEmptyDivider = (data: DividerData): boolean => isEqual(data, emptyDivider());
