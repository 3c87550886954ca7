import type { WithInstruction } from './instruction.ts';
import { fontUse, type PremiumUse } from './premium-use.ts';

/** Lists the font of the instructions, if they are printed in a premium one. */
export const instructionUse = ({ instruction }: WithInstruction): PremiumUse[] =>
  instruction.visible ? fontUse(instruction.style.font, 'instruction.style.font', 'the instructions') : [];
