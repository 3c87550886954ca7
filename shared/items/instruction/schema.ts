import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { defineRange, numberField } from '../../range.ts';
import { richTextField } from '../../text/schema.ts';
import { booleanField, colorField, objectField, ownFont } from '../../vocabulary/schema-fields.ts';
import { createBorderFields, INK } from '../../vocabulary/style.ts';

export const INSTRUCTION_FONT_SIZE = defineRange({ min: 6, max: 48, step: 1, initial: 14, unit: 'pt' });

/** The instruction widget: a text in a box, also at the head of flashcards and bingo cards. */
export const instructionStyle = objectField({
  font: ownFont,
  color: colorField(INK),
  font_size: numberField(INSTRUCTION_FONT_SIZE),
  border: objectField(createBorderFields({ on: true })),
});

/* @__NO_SIDE_EFFECTS__ */
export const createInstructionField = (visible: boolean) =>
  objectField({ content: richTextField('body'), visible: booleanField(visible), style: instructionStyle });

/** Describes the instructions above flashcards and bingo cards. */
export type InstructionWidget = z.output<ReturnType<typeof createInstructionField>>;

export const instructionData = z.object({ instruction: richTextField('body'), style: instructionStyle });
export type InstructionData = z.output<typeof instructionData>;

export const createInstruction = (): InstructionData => instructionData.parse({});
export const isEmptyInstruction = (data: InstructionData): boolean => isEqual(data, createInstruction());
