import { toExcerpt } from '../../text/plain-text.ts';
import { joinWords } from '../parts/join-words.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import type { UnaskedPart } from '../parts/unasked-part.ts';
import type { BasicTextData } from './schema.ts';

/** Makes a text of the words, with those that it explains below it. */
export const toQuestion = ({ instruction, glossary = [] }: BasicTextData): ReadQuestion => ({
  type: 'text',
  prompt:
    glossary.length === 0
      ? instruction
      : joinWords([instruction, glossary.map(({ word, meaning }) => `${word}: ${meaning}`).join('\n')]),
});

/** Lists what no text of a file has: the lines end elsewhere there. */
export const listUnasked = ({ line_numbers, instruction }: BasicTextData): UnaskedPart[] =>
  line_numbers ? [{ what: 'Line numbers', text: toExcerpt(instruction) }] : [];
