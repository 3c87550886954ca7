import { omit } from 'es-toolkit';
import type { KeptLink } from '../../vocabulary/kept-link-field.ts';
import type { Card } from './card-schema.ts';

/** A kept card for a deck, and the link by which it stays in step; null where it becomes a copy. */
export interface GivenCard {
  readonly kept: Card;
  readonly link: KeptLink | null;
}

/** Makes new cards from kept ones, in step where they have a link. */
export const toCardsInStep = (given: readonly GivenCard[], createId: () => string): Card[] =>
  given.map(({ kept, link }) => ({ ...kept, id: createId(), ...(link && { kept: link }) }));

/** Lets a card say what its kept card says now; its place stays. */
export function takeKeptCard(
  deck: { readonly items: readonly Card[] },
  { id, kept, link }: { id: string; kept: Card; link: KeptLink },
): void {
  const card = deck.items.find((one) => one.id === id);
  if (card) Object.assign(card, omit(kept, ['id', 'index']), { kept: link });
}
