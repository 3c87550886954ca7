import { printsInstruction, type WithInstruction } from './instruction.ts';
import { fontUse, type PremiumUse } from './premium-use.ts';

/** Lists the font of the instructions, if they are printed in a premium one. */
export const instructionUse = (document: WithInstruction): PremiumUse[] =>
  printsInstruction(document)
    ? fontUse(document.instruction.style.font, 'instruction.style.font', 'the instructions')
    : [];
