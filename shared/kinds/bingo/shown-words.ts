import type { MemoCache } from '../../paper/measure/memo-cache.ts';
import { isBlank } from '../../text/plain-text.ts';
import type { Card } from '../parts/card-schema.ts';
import type { Bingo } from './schema.ts';

/** Returns what a square shows of a word: the part that is wanted alone, if the word has it. */
export function toShown(card: Card, squares: Bingo['squares']): Card {
  if (card.term_image === null || isBlank(card.term)) return card;
  if (squares === 'picture') return { ...card, term: '' };
  return squares === 'word' ? { ...card, term_image: null } : card;
}

/** Returns the words as squares show them. The call list has them whole. */
export const listShownWords = (
  { squares }: Pick<Bingo, 'squares'>,
  words: readonly Card[],
  cache: MemoCache,
): readonly Card[] =>
  squares === undefined
    ? words
    : cache.of('shown words', [squares, ...words], () =>
        words.map((card) => cache.of(`shown ${card.id}`, [card, squares], () => toShown(card, squares))),
      );
