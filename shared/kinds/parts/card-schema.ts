import * as z from 'zod/mini';
import { richTextField } from '../../text/schema.ts';
import { inlineImage } from '../../vocabulary/image.ts';
import { keptLink } from '../../vocabulary/kept-link-field.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { identifier, wholeNumberField } from '../../vocabulary/schema-fields.ts';

/** A term with its definition: a flashcard, or a bingo word with its clue. */
export const card = z.object({
  id: identifier,
  term: richTextField('text'),
  definition: richTextField('text'),
  term_image: inlineImage,
  definition_image: inlineImage,
  prompt: richTextField('text'),
  index: z._default(z.nullable(wholeNumberField(LIMITS.items)), null),
  /** The kept card that it is in step with; absent where it is its own. */
  kept: z.optional(keptLink),
});
export type Card = z.output<typeof card>;
