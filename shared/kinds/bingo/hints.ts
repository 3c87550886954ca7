import type { DocumentProblem } from '../../vocabulary/problem.ts';
import { describeSameCalls } from './call-copies.ts';
import { describeFewCards } from './lack.ts';
import type { Bingo } from './schema.ts';

/** Cards and call lists of which there are not as many different ones as are wanted; none is made up. */
export function listHints(game: Bingo): DocumentProblem[] {
  const [cards, calls] = [describeFewCards(game), game.call_list.visible ? describeSameCalls(game) : null];
  return [
    ...(cards ? [{ where: 'card_count', message: cards }] : []),
    ...(calls ? [{ where: 'call_list.copies', message: calls }] : []),
  ];
}
