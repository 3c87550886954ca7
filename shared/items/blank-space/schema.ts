import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { defineRange } from '../../range.ts';
import { numberField } from '../../range-fields.ts';
import { booleanField, colorField, enumField } from '../../vocabulary/schema-fields.ts';
import { BORDER_STYLES, BORDER_WIDTH, INK } from '../../vocabulary/style-choices.ts';

export const BLANK_HEIGHT = defineRange({ min: 0.125, max: 8.3, step: 0.01, initial: 1, unit: 'in' });

export const blankSpaceData = z.object({
  height: numberField(BLANK_HEIGHT),
  /** True where a line of this colour, style and width in px surrounds it. */
  box_outline: booleanField(false),
  line_color: colorField(INK),
  line_style: enumField(BORDER_STYLES),
  border_width: numberField(BORDER_WIDTH),
  /** Takes what is left of its page; `height` is then the least. */
  fill_page: booleanField(false),
});
export type BlankSpaceData = z.output<typeof blankSpaceData>;

export const createBlankSpace = (): BlankSpaceData => blankSpaceData.parse({});
export const isEmptyBlankSpace = (data: BlankSpaceData): boolean => isEqual(data, createBlankSpace());
