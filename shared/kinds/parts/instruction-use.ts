import type { InstructionWidget } from '../../items/instruction/schema.ts';
import { fontUse, type PremiumUse } from './premium-use.ts';

/** Lists the font of the instructions, if they are printed in a premium one. */
export const instructionUse = ({ instruction }: { readonly instruction: InstructionWidget }): PremiumUse[] =>
  instruction.visible ? fontUse(instruction.style.font, 'instruction.style.font', 'the instructions') : [];
