import type * as z from 'zod/mini';
import { defineRange } from '../../range.ts';
import { numberField } from '../../range-fields.ts';
import { colorField, objectField, ownFont } from '../../vocabulary/schema-fields.ts';
import { createBorderFields } from '../../vocabulary/style.ts';
import { INK } from '../../vocabulary/style-choices.ts';

export const INSTRUCTION_FONT_SIZE = defineRange({ min: 6, max: 48, step: 1, initial: 14, unit: 'pt' });

/** The style of a text in a box: an item, or the instructions above cards. */
export const instructionStyle = objectField({
  font: ownFont,
  color: colorField(INK),
  font_size: numberField(INSTRUCTION_FONT_SIZE),
  border: objectField(createBorderFields({ on: true })),
});
export type InstructionStyle = z.output<typeof instructionStyle>;
