import type { HeadText } from './head-text.ts';
import { printsInstruction, type WithInstruction } from './instruction.ts';
import { fontUse, type PremiumUse } from './premium-use.ts';

/** Lists the font of the instructions, if they are printed in a premium one. */
export const instructionUse = (document: WithInstruction): PremiumUse[] =>
  printsInstruction(document)
    ? fontUse(document.instruction.style.font, 'instruction.style.font', 'the instructions')
    : [];

/** Lists the instructions, if they are printed. */
export function listInstructionTexts(document: WithInstruction): HeadText[] {
  const text = document.instruction.content;
  const instructions = { where: 'instruction.content', subject: 'The instructions have', text };
  return printsInstruction(document) ? [instructions] : [];
}
