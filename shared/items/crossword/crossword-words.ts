import { splitPuzzleLetters, toLetterKey } from '../parts/puzzle-letters.ts';
import type { CrosswordData } from './schema.ts';

/** The most rows and columns of a crossword: a square is then as small as can be written in. */
export const MOST_SQUARES = 32;

/** A word as it goes into a crossword. */
export interface CrossWord {
  /** Its place in the list of words. */
  readonly index: number;
  readonly letters: readonly string[];
  /** What letters are compared by: equal ones have the same number, from 0. */
  readonly keys: readonly number[];
}

/** Why a word is not in a crossword: one letter, too many of them, twice in the list, or no place where it crosses others. */
export type LeftReason = 'short' | 'long' | 'double' | 'apart';

/** What a crossword is made of. */
export type CrosswordSettings = Pick<CrosswordData, 'shuffle_seed' | 'text_case'> & {
  readonly words: readonly Pick<CrosswordData['words'][number], 'word'>[];
};

export interface LeftWord {
  readonly index: number;
  readonly why: LeftReason;
}

/** Splits the words of a list into letters; names those that can be in no crossword. */
export function readCrossWords({ words, text_case }: CrosswordSettings, locale: string) {
  const read: CrossWord[] = [];
  const left: LeftWord[] = [];
  const seen = new Set<string>();
  const numbers = new Map<string, number>();
  const toNumber = (key: string): number => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  for (const [index, { word }] of words.entries()) {
    const letters = splitPuzzleLetters(word, text_case, locale);
    const keys = letters.map((letter) => toNumber(toLetterKey(letter)));
    const name = keys.join(' ');
    if (letters.length === 0) continue;
    if (letters.length === 1) left.push({ index, why: 'short' });
    else if (letters.length > MOST_SQUARES) left.push({ index, why: 'long' });
    else if (seen.has(name)) left.push({ index, why: 'double' });
    else read.push({ index, letters, keys });
    seen.add(name);
  }
  return { read, left };
}
