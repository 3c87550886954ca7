import type { SheetCaption } from '../parts/definition.ts';
import type { Bingo } from './schema.ts';
import { countCardSheets, countCards, listWords } from './words.ts';

/** Names a sheet of a game, counted from 0: its cards, or the call list or slips on it. */
export function captionSheet(game: Bingo, sheet: number): SheetCaption {
  const sheets = countCardSheets(game);
  if (sheet < sheets) return { what: cardsOn(game, sheet), more: `page ${sheet + 1} of ${sheets}` };
  const words = listWords(game).length;
  const noun = game.call_list.clue ? 'clue' : 'word';
  const more =
    sheet === sheets ? `${words} ${words === 1 ? noun : `${noun}s`}` : `page ${sheet - sheets + 1}`;
  return { what: game.call_list.slips && sheet > sheets ? 'To call from' : 'Call list', more };
}

/** Returns "Card 3", "Cards 3 and 4", "Cards 5 to 8". */
function cardsOn(game: Bingo, sheet: number): string {
  const first = sheet * game.cards_per_page + 1;
  const last = Math.min(first + game.cards_per_page - 1, Math.max(1, countCards(game)));
  if (first === last) return `Card ${first}`;
  return `Cards ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}
