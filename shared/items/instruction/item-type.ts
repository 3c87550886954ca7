import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { createInstruction, type InstructionData, instructionData, isEmptyInstruction } from './schema.ts';

export const itemType = {
  label: 'Instruction',
  icon: 'MessageSquareText',
  addItem: { group: 'Directions', place: 1 },
  keepsWithNext: true,
  enlarge: (data, by) => ({
    ...data,
    style: { ...data.style, font_size: data.style.font_size * by },
  }),
  schema: instructionData,
  empty: createInstruction,
  isEmpty: isEmptyInstruction,
  excerpt: ({ instruction }) => toExcerpt(instruction),
  lines: ({ instruction }) => [toPlainText(instruction)],
  premiumUses: ({ style }) => [{ feature: 'font', field: 'style.font', font: style.font }],
} as const satisfies ItemTypeDefinition<InstructionData>;
