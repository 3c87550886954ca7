import { cleanText } from '../../text/clean-text.ts';
import { isBlank } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { type Card, card as cardSchema } from './card-schema.ts';

export type NewCard = Pick<Card, 'id'> & Partial<Card>;

const clean = (text: RichTextValue): RichTextValue => (typeof text === 'string' ? cleanText(text) : text);

const { id: _, ...EMPTY_CARD } = cardSchema.parse({ id: 'empty' });

/** Creates a card; what is not given is empty. Plain texts are cleaned as the schema cleans them. */
export function createCard(given: NewCard): Card {
  const card = { ...EMPTY_CARD, ...given };
  const { term, definition, prompt } = card;
  return { ...card, term: clean(term), definition: clean(definition), prompt: clean(prompt) };
}

/** Tells whether either side has content. */
export const isFilled = ({ term, definition, term_image, definition_image }: Card): boolean =>
  !isBlank(term) || !isBlank(definition) || Boolean(term_image ?? definition_image);
