import { type Card, card } from './card-schema.ts';

/** A card without anything on it. The build puts the card itself in place of this module, so that a page needs no schema for it. */
export const EMPTY_CARD: Omit<Card, 'id'> = withoutId(card.parse({ id: 'empty' }));

function withoutId({ id: _, ...rest }: Card): Omit<Card, 'id'> {
  return rest;
}
