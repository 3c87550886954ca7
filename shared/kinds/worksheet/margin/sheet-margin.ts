import * as z from 'zod/mini';
import { defineRange } from '../../../range.ts';
import { numberField } from '../../../range-fields.ts';
import { colorField, enumField, plainTextField } from '../../../vocabulary/schema-fields.ts';
import { BORDER_STYLES, BORDER_WIDTH, INK } from '../../../vocabulary/style-choices.ts';

/** Which sides of the paper have room for holes: none, the fronts alone, or fronts and backs. */
export const HOLES = ['none', 'one_sided', 'two_sided'] as const;

/** Wider than this it would be too near the edge of the paper for a printer. */
export const PAGE_BORDER_WIDTH = defineRange({ ...BORDER_WIDTH, max: 3 });

export const pageBorder = z.object({
  style: enumField(BORDER_STYLES),
  width: numberField(PAGE_BORDER_WIDTH),
  color: colorField(INK),
});
export type PageBorder = z.output<typeof pageBorder>;

/** The most characters of a part of the footer. */
export const FOOTER_CHARACTERS = 200;

/** What stands at the foot of every sheet, from where its language begins to where it ends. */
const sheetFooter = z.object({
  start: plainTextField(FOOTER_CHARACTERS),
  middle: plainTextField(FOOTER_CHARACTERS),
  end: plainTextField(FOOTER_CHARACTERS),
});
export type SheetFooter = z.output<typeof sheetFooter>;

/** What a worksheet has in the margin of its sheets; what is absent is as it always was. */
export const sheetMargin = z.object({
  holes: enumField(HOLES),
  border: z.optional(pageBorder),
  /** Takes the place of the title and the page number. */
  footer: z.optional(sheetFooter),
});
export type SheetMargin = z.output<typeof sheetMargin>;
