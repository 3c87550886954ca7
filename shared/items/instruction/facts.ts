import type { ItemFacts } from '../parts/definition.ts';
import type { InstructionData } from './schema.ts';

export const facts = {
  label: 'Instruction',
  addItem: { group: 'Directions', place: 1 },
  keepsWithNext: true,
  enlarge: (data, by) => ({
    ...data,
    style: { ...data.style, font_size: data.style.font_size * by },
  }),
} as const satisfies ItemFacts<InstructionData>;
