import type * as z from 'zod/mini';
import { instructionStyle } from '../../items/parts/instruction-style.ts';
import { isBlank } from '../../text/plain-text.ts';
import { richTextField } from '../../text/schema.ts';
import { booleanField, objectField } from '../../vocabulary/schema-fields.ts';

/* @__NO_SIDE_EFFECTS__ */
export const createInstructionField = (visible: boolean) =>
  objectField({ content: richTextField('body'), visible: booleanField(visible), style: instructionStyle });

/** Describes a document with instructions at the head of its cards. */
export interface WithInstruction {
  readonly instruction: z.output<ReturnType<typeof createInstructionField>>;
}

/** Tells whether the instructions print: an empty box would be taken for room to write in. */
export const printsInstruction = ({ instruction }: WithInstruction): boolean =>
  instruction.visible && !isBlank(instruction.content);
