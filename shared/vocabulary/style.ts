import * as z from 'zod/mini';
import { numberField } from '../range-fields.ts';
import { INLINE_IMAGE_SIZE } from './image-sizes.ts';
import { OPTION_MARKS } from './option-marks.ts';
import { booleanField, colorField, enumField, fontIdField, objectField } from './schema-fields.ts';
import {
  BODY_FONT_SIZE,
  BORDER_STYLES,
  BORDER_WIDTH,
  INK,
  ITEM_SPACING,
  LINE_HEIGHT,
} from './style-choices.ts';

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
