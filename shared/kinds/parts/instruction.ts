import type * as z from 'zod/mini';
import { isBlank } from '../../text/plain-text.ts';
import type { createInstructionField } from './instruction-field.ts';

/** Describes a document with instructions at the head of its cards. */
export interface WithInstruction {
  readonly instruction: z.output<ReturnType<typeof createInstructionField>>;
}

/** Tells whether the instructions print: an empty box would be taken for room to write in. */
export const printsInstruction = ({ instruction }: WithInstruction): boolean =>
  instruction.visible && !isBlank(instruction.content);
