import * as z from 'zod/mini';
import { isBlank } from '../../text/plain-text.ts';
import { richText } from '../../text/schema.ts';
import { count, identifier } from '../../vocabulary/fields.ts';
import { inlineImage } from '../../vocabulary/image.ts';
import { LIMITS } from '../../vocabulary/limits.ts';

/** A term with its definition: a flashcard, or a bingo word with its clue. */
export const card = z.object({
  id: identifier,
  term: richText('text'),
  definition: richText('text'),
  term_image: inlineImage,
  definition_image: inlineImage,
  prompt: richText('text'),
  index: z._default(z.nullable(count(LIMITS.items)), null),
});
export type Card = z.output<typeof card>;

/** Something stands on it, on one side or the other. */
export const isFilled = ({ term, definition, term_image, definition_image }: Card): boolean =>
  !isBlank(term) || !isBlank(definition) || Boolean(term_image ?? definition_image);
