import type { DocumentProblem } from '../../vocabulary/problem.ts';
import { joinNames } from '../parts/names.ts';
import { getColumnName } from './column-names.ts';
import { countDifferentCards } from './deal-cards.ts';
import { countNeededWords, listPools } from './pools.ts';
import type { Bingo } from './schema.ts';
import { getDealSettings, listWords } from './words.ts';

const ALL_FREE = 'Every square is a free space. Leave room for at least one word.';

/**
 * Returns the problem that keeps the game from being played: no square for a word, or too few words; null
 * without one.
 */
export function findLack(bingo: Bingo): DocumentProblem | null {
  if (countNeededWords(bingo) === 0) return { where: 'free_spaces', message: ALL_FREE };
  return findMissingWords(bingo);
}

/** Returns how many words are missing; null where there are enough, or where words are used again. */
export function findMissingWords(bingo: Bingo): DocumentProblem | null {
  if (bingo.reuse_terms === 1) return null;
  const words = listWords(bingo).length;
  const needed = countNeededWords(bingo);
  if (words >= needed) return null;
  const n = bingo.dimension;
  const have = `You have ${words} ${words === 1 ? 'word' : 'words'}.`;
  const short = bingo.column_words ? ` ${describeShortColumns(bingo)}` : '';
  const message = `${have} A ${n} × ${n} card needs ${needed}.${short} Add ${needed - words}, or turn on Reuse words.`;
  return { where: 'items', message };
}

/** Describes what columns with words of their own lack: "Column B has 3 of 5." */
export function describeShortColumns(bingo: Bingo): string {
  const short = listPools(getDealSettings(bingo)).flatMap(({ cells, words }, column) =>
    words.length < cells.length
      ? [`${getColumnName(bingo, column)} has ${words.length} of ${cells.length}`]
      : [],
  );
  return short.length > 0 ? `Column ${joinNames(short)}.` : '';
}

/** Says that fewer different cards can be dealt than are wanted; null where there are enough, or none at all. */
export function describeFewCards(bingo: Bingo): string | null {
  const cards = countDifferentCards(getDealSettings(bingo), bingo.card_count);
  if (cards === 0 || cards === bingo.card_count) return null;
  const have = cards === 1 ? 'There is only 1 different card' : `There are only ${cards} different cards`;
  return `${have} of these words; you asked for ${bingo.card_count}. Add words.`;
}
