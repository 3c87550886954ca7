import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { numberIn, range } from '../../range.ts';
import { richText } from '../../text/schema.ts';
import { color, flag, ownFont, section } from '../../vocabulary/fields.ts';
import { borderFields, INK } from '../../vocabulary/style.ts';

export const INSTRUCTION_FONT_SIZE = range({ min: 6, max: 48, step: 1, initial: 14, unit: 'pt' });

/** The instruction widget: a text in a box, also at the head of flashcards and bingo cards. */
export const instructionStyle = section({
  font: ownFont,
  color: color(INK),
  font_size: numberIn(INSTRUCTION_FONT_SIZE),
  border: section(borderFields({ on: true })),
});

/* @__NO_SIDE_EFFECTS__ */
export const instructionWidget = (visible: boolean) =>
  section({ content: richText('body'), visible: flag(visible), style: instructionStyle });

/** Describes the instructions above flashcards and bingo cards. */
export type InstructionWidget = z.output<ReturnType<typeof instructionWidget>>;

export const instructionData = z.object({ instruction: richText('body'), style: instructionStyle });
export type InstructionData = z.output<typeof instructionData>;

export const emptyInstruction = (): InstructionData => instructionData.parse({});
export const isEmptyInstruction = (data: InstructionData): boolean => isEqual(data, emptyInstruction());
