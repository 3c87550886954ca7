import { range } from 'es-toolkit';
import { splitGraphemes } from '../../text/graphemes.ts';
import type { Card } from '../parts/card-schema.ts';
import { listPools } from './pools.ts';
import { isTopWordShown, toTopWord } from './rules.ts';
import type { Bingo } from './schema.ts';
import { getDealSettings, listWords } from './words.ts';

/** Returns the letter of the top word above a column, counted from 0; an empty string where there is none. */
const getColumnLetter = (bingo: Bingo, column: number): string =>
  isTopWordShown(bingo)
    ? (splitGraphemes(toTopWord(bingo.top_word, bingo.dimension))[column] ?? '').trim()
    : '';

/** Returns the name of a column, counted from 0: its letter, or its number. */
export const getColumnName = (bingo: Bingo, column: number): string =>
  getColumnLetter(bingo, column) || String(column + 1);

/** Lists the names of all columns from left to right. */
export const listColumnNames = (bingo: Bingo): string[] =>
  range(bingo.dimension).map((column) => getColumnName(bingo, column));

/** Lists the words of each column from left to right; null where a word may be in any. */
export function listColumnWords(bingo: Bingo): Card[][] | null {
  if (!bingo.column_words) return null;
  const words = listWords(bingo);
  return listPools(getDealSettings(bingo)).map((pool) => pool.words.flatMap((word) => words[word] ?? []));
}

/** Groups the calls, in their order, by the column that their words are in; null where a word may be in any. */
export function groupCallsByColumn(bingo: Bingo, calls: readonly Card[]): Card[][] | null {
  const columns = listColumnWords(bingo);
  if (!columns) return null;
  const places = new Map(columns.flatMap((words, column) => words.map(({ id }) => [id, column] as const)));
  return columns.map((_, column) => calls.filter(({ id }) => places.get(id) === column));
}

/** Returns the letters that are called before words, by the words' ids: "B" of "B 12"; none without a top word. */
export function listCalledLetters(bingo: Bingo): ReadonlyMap<string, string> {
  const columns = listColumnWords(bingo) ?? [];
  const letters = columns.flatMap((words, column) =>
    words.map(({ id }) => [id, getColumnLetter(bingo, column)] as const),
  );
  return new Map(letters.filter(([, letter]) => letter !== ''));
}
