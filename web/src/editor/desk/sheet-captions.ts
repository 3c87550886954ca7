import type { HandoutDocument } from '#shared/document/document.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';
import { countCards, sheetsOfCards, wordsOf } from '#shared/kinds/bingo/words.ts';

export interface Caption {
  readonly what: string;
  readonly more: string;
}

/** What a sheet is, counted from 0, of so many: a deck's fronts and backs, a game's cards and what is called. */
export function captionOf(document: HandoutDocument, sheet: number, count: number): Caption {
  if (document.entity_type === 'bingo') return ofGame(document, sheet);
  if (sheet % 2 === 1) return { what: 'Backs', more: 'mirrored to land behind their fronts' };
  return { what: 'Fronts', more: `sheet ${sheet / 2 + 1} of ${Math.ceil(count / 2)}` };
}

function ofGame(game: Bingo, sheet: number): Caption {
  const sheets = sheetsOfCards(game);
  if (sheet < sheets) return { what: cardsOn(game, sheet), more: `page ${sheet + 1} of ${sheets}` };
  const words = wordsOf(game).length;
  const noun = game.call_list.clue ? 'clue' : 'word';
  const more =
    sheet === sheets ? `${words} ${words === 1 ? noun : `${noun}s`}` : `page ${sheet - sheets + 1}`;
  return { what: game.call_list.slips && sheet > sheets ? 'To call from' : 'Call list', more };
}

/** "Card 3", "Cards 3 and 4", "Cards 5 to 8". */
function cardsOn(game: Bingo, sheet: number): string {
  const first = sheet * game.cards_per_page + 1;
  const last = Math.min(first + game.cards_per_page - 1, Math.max(1, countCards(game)));
  if (first === last) return `Card ${first}`;
  return `Cards ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}
