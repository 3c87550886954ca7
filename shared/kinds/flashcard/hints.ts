import { isBlank } from '../../text/plain-text.ts';
import type { DocumentProblem } from '../../vocabulary/problem.ts';
import { isFilled } from '../parts/card.ts';
import type { Card } from '../parts/card-schema.ts';
import { joinNames } from '../parts/names.ts';
import type { Flashcard } from './schema.ts';

/** How it goes on after the cards' numbers: one, several. */
const EMPTY_SIDES = [
  { side: 'term', without: 'backs', words: ['has nothing on its front.', 'have nothing on their fronts.'] },
  {
    side: 'definition',
    without: 'fronts',
    words: ['has nothing on its back.', 'have nothing on their backs.'],
  },
] as const;

/** Lists the cards with one side printed empty. */
export function listHints({ items, sides }: Flashcard): DocumentProblem[] {
  return EMPTY_SIDES.filter(({ without }) => sides !== without).flatMap(({ side, words }) => {
    const isEmpty = (card: Card) => isFilled(card) && isBlank(card[side]) && card[`${side}_image`] === null;
    const found = items.flatMap((card, at) => (isEmpty(card) ? [at] : []));
    const [first] = found;
    if (first === undefined) return [];
    const cards = joinNames(found.map((at) => String(at + 1)));
    const message = found.length > 1 ? `Cards ${cards} ${words[1]}` : `Card ${cards} ${words[0]}`;
    return [{ where: `items.${first}`, message }];
  });
}
