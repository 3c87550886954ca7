import { useMemo } from 'react';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import { cardsOf } from '#shared/kinds/bingo/words.ts';
import { useDocument } from '../../editor/context.ts';

/** How many different cards the words make, of how many that are wanted. */
export function useCardsDealt(): { dealt: number; wanted: number } {
  const game = useDocument() as Bingo;
  const dealt = useMemo(() => cardsOf(game).length, [game]);
  return { dealt, wanted: game.card_count };
}
