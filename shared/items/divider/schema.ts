import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { defineRange } from '../../range.ts';
import { numberField } from '../../range-fields.ts';
import { colorField, enumField } from '../../vocabulary/schema-fields.ts';
import { INK } from '../../vocabulary/style-choices.ts';

/** Width in percent of the column, weight (thickness) in px, paddings in inches. */
export const LINE_WIDTH = defineRange({ min: 25, max: 100, step: 1, initial: 100, unit: '%' });
export const LINE_WEIGHT = defineRange({ min: 1, max: 10, step: 1, initial: 2, unit: 'px' });
export const TOP_PADDING = defineRange({ min: 0, max: 2, step: 0.1, initial: 0, unit: 'in' });
export const BOTTOM_PADDING = defineRange({ min: 0, max: 3, step: 0.1, initial: 0, unit: 'in' });
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
  line_width: numberField(LINE_WIDTH),
  line_weight: numberField(LINE_WEIGHT),
  line_color: colorField(INK),
  top_padding: numberField(TOP_PADDING),
  bottom_padding: numberField(BOTTOM_PADDING),
  line_style: enumField(DIVIDER_STYLES, 'solid'),
});
export type DividerData = z.output<typeof dividerData>;

export const createDivider = (): DividerData => dividerData.parse({});
export const isEmptyDivider = (data: DividerData): boolean => isEqual(data, createDivider());
