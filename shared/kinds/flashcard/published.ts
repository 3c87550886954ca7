import type { PublishedParts } from '../parts/published.ts';
import { getPrintedSides } from './page-setups.ts';
import type { Flashcard } from './schema.ts';
import { countCards, createStudyCopy } from './study-copy.ts';

export const published = {
  createScreenCopy: createStudyCopy,
  describeDeck: (deck) => ({
    page_setup: deck.page_setup,
    sides: getPrintedSides(deck.page_setup, deck.sides),
    cards: countCards(deck),
  }),
} as const satisfies PublishedParts<Flashcard>;
