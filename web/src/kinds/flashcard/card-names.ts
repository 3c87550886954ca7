import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import type { Flashcard } from '#shared/kinds/flashcard/schema.ts';
import { useEditor } from '../../document/editor-context.ts';

type DeckKind = (Flashcard | Bingo)['entity_type'];

/** The names of cards and their sides, and an example of one: a game has words where a deck has cards. */
export const CARD_NAMES = {
  flashcard: {
    list: 'Words & Definitions',
    one: 'card',
    many: 'cards',
    term: 'Term',
    example: '1   la manzana   |   the apple',
    help: 'Write a term and its definition above, or paste a table: each row becomes a card.',
  },
  bingo: {
    list: 'Bingo Words',
    one: 'word',
    many: 'words',
    term: 'Word',
    example: '1   evaporation   |   water turns into vapor',
    help: 'Write a word above, or paste a list: each line becomes a word. A definition is what you call instead.',
  },
} as const satisfies Record<DeckKind, object>;

export const capitalize = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

export type CardNames = (typeof CARD_NAMES)[DeckKind];

export const useCardNames = (): CardNames => CARD_NAMES[useEditor().document.entity_type as DeckKind];

/**
 * Returns the name of a side of the card at a place from 0, or of a new one: "Term of card 3"; in a game
 * "Word 3", "New word".
 */
export function getSideName(
  { one, term }: CardNames,
  side: 'term' | 'definition',
  place: number | null,
): string {
  const card = place === null ? `new ${one}` : `${one} ${place + 1}`;
  if (side === 'definition') return `Definition of ${card}`;
  return one === 'word' ? capitalize(card) : `${term} of ${card}`;
}
