import * as z from 'zod/mini';
import { defineRange } from '../range.ts';
import { numberField } from '../range-fields.ts';
import { INLINE_IMAGE_SIZE } from './image.ts';
import { OPTION_MARKS } from './numbering.ts';
import { booleanField, colorField, enumField, fontIdField, objectField } from './schema-fields.ts';

export const BODY_FONT_SIZE = defineRange({ min: 10, max: 64, step: 0.5, initial: 14, unit: 'pt' });
/** `font_space`: the line height, in multiples of the font size. */
export const LINE_HEIGHT = defineRange({ min: 1, max: 3.5, step: 0.1, initial: 1.5, unit: '×' });
export const ITEM_SPACING = defineRange({ min: 0.5, max: 8, step: 0.1, initial: 1.5, unit: 'em' });
export const TITLE_FONT_SIZE = defineRange({ min: 6, max: 64, step: 1, initial: 28, unit: 'pt' });
export const STUDENT_INFO_FONT_SIZE = defineRange({ min: 6, max: 48, step: 1, initial: 14, unit: 'pt' });
export const BORDER_WIDTH = defineRange({ min: 1, max: 8, step: 1, initial: 2, unit: 'px' });
export const INK = '#1A1A1A';

export const BORDER_STYLES = [
  'solid',
  'dashed',
  'dotted',
  'double',
  'inset',
  'outset',
  'ridge',
  'groove',
] as const;

/** The place of a picture: against the text's line, and above or below it. */
export const imageSettings = objectField({
  alignment: enumField(['left', 'center', 'right'], 'center'),
  size: numberField(INLINE_IMAGE_SIZE),
  text_placement: enumField(['below', 'above']),
});

export type ImageSettings = z.output<typeof imageSettings>;

/** The body's type: `font_size` in pt, `font_space` the line height, `item_spacing` in em. */
export const documentStyle = objectField({
  color: colorField(INK),
  font: fontIdField('nunito'),
  font_size: numberField(BODY_FONT_SIZE),
  font_space: numberField(LINE_HEIGHT),
  item_spacing: numberField(ITEM_SPACING),
  images: imageSettings,
  /** How options are marked. Absent from documents that never chose, so that those stay as they were published. */
  option_marks: z.optional(z.enum(OPTION_MARKS)),
});
export type DocumentStyle = z.output<typeof documentStyle>;

/** A border's fields; `previous_border_width` is what turning it on again restores. */
/* @__NO_SIDE_EFFECTS__ */
export const createBorderFields = (initial: { on: boolean; style?: (typeof BORDER_STYLES)[number] }) => ({
  has_border: booleanField(initial.on),
  border_width: numberField(BORDER_WIDTH),
  border_color: colorField(INK),
  border_style: enumField(BORDER_STYLES, initial.style ?? 'solid'),
  previous_border_width: numberField(BORDER_WIDTH),
});
const border = z.object(createBorderFields({ on: false }));
export type Border = z.output<typeof border>;

/** Switches a border. Switching it off remembers its width; switching it on restores it. */
export function setBorder(target: Border, on: boolean): void {
  if (!on) target.previous_border_width = target.border_width;
  else target.border_width = target.previous_border_width;
  target.has_border = on;
}
