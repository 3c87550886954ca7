import { isEqual } from 'es-toolkit';
import * as z from 'zod/mini';
import { richTextField } from '../../text/schema.ts';
import { plainTextField } from '../../vocabulary/schema-fields.ts';

export const GLOSSARY = { entries: 60, wordCharacters: 100, meaningCharacters: 500 } as const;

const glossaryEntry = z.object({
  word: plainTextField(GLOSSARY.wordCharacters),
  meaning: plainTextField(GLOSSARY.meaningCharacters),
});
export type GlossaryEntry = z.output<typeof glossaryEntry>;

export const basicTextData = z.object({
  instruction: richTextField('body'),
  /** Every fifth line has its number beside it, as it is printed; absent where lines have none. */
  line_numbers: z.optional(z.literal(true)),
  /** Words of the text, marked where each stands first, and listed below with what they mean; absent where there are none. */
  glossary: z.optional(z.array(glossaryEntry).check(z.maxLength(GLOSSARY.entries))),
});
export type BasicTextData = z.output<typeof basicTextData>;

export const createBasicText = (): BasicTextData => basicTextData.parse({});
export const isEmptyBasicText = (data: BasicTextData): boolean => isEqual(data, createBasicText());

/** Tells whether a text has more than its words: numbers of its lines, or words that it explains. */
export const isPassage = ({ line_numbers, glossary }: BasicTextData): boolean =>
  line_numbers !== undefined || glossary !== undefined;
