import type { InstructionData } from './schema.ts';

/** The ready sentences, by the name under which they are offered, and the type of item that each is for. */
export const INSTRUCTION_TEMPLATES = [
  { id: 'custom', of: null, label: 'Custom', text: '' },
  {
    id: 'open_response',
    of: 'open_response',
    label: 'Open response',
    text: 'Answer each question. Use complete sentences.',
  },
  { id: 'multiple_choice', of: 'multiple_choice', label: 'Multiple choice', text: 'Circle the best answer.' },
  {
    id: 'handwriting',
    of: 'handwriting',
    label: 'Handwriting',
    text: 'Trace the words. Then write them on the lines.',
  },
  { id: 'matching', of: 'matching', label: 'Matching', text: 'Draw a line to match.' },
  {
    id: 'fill_in_the_blank',
    of: 'fill_in_the_blank',
    label: 'Fill in the blank',
    text: 'Write the missing word on each line.',
  },
  {
    id: 'fill_in_the_blank_bank',
    of: 'word_bank',
    label: 'Fill in the blank, with a word bank',
    text: 'Use a word from the word bank to fill in each blank.',
  },
  {
    id: 'word_scramble',
    of: 'word_scramble',
    label: 'Word scramble',
    text: 'Unscramble the letters. Write the word.',
  },
] as const;
export type InstructionTemplate = (typeof INSTRUCTION_TEMPLATES)[number]['id'];

/** Puts the template's sentence in place of the text; `custom` empties it. */
export function applyInstructionTemplate(data: InstructionData, id: InstructionTemplate): void {
  const template = INSTRUCTION_TEMPLATES.find((entry) => entry.id === id);
  if (template) data.instruction = template.text;
}
