import { toLetterKey } from '../parts/puzzle-letters.ts';
import type { WordSearchData } from './schema.ts';

/** A word as it goes into a grid. */
export interface SearchWord {
  /** Its place in the list of words. */
  readonly index: number;
  readonly letters: readonly string[];
  readonly keys: readonly string[];
}

/** Why a word is not in a grid: one letter, twice in the list, part of another word where it cannot be, or no room. */
export type LeftReason = 'short' | 'double' | 'within' | 'room';

/** A word that is part of another one, and where: from this letter of it on, backwards where it reads so. */
export interface WordWithin {
  readonly word: SearchWord;
  readonly host: SearchWord;
  readonly start: number;
  readonly isBackwards: boolean;
}

export interface SortedWords {
  /** The words that need squares of their own, the longest first. */
  readonly placed: readonly SearchWord[];
  readonly within: readonly WordWithin[];
  readonly left: readonly { readonly index: number; readonly why: LeftReason }[];
}

const startsAt = (keys: readonly string[], at: number, part: readonly string[]): boolean =>
  part.every((key, place) => keys[at + place] === key);

/** Lists where a word reads in another one; one that reads the same both ways is there once. */
function listWithin(word: SearchWord, host: SearchWord): WordWithin[] {
  const backwards = word.keys.toReversed();
  return host.keys.flatMap((_, start): WordWithin[] => {
    if (startsAt(host.keys, start, word.keys)) return [{ word, host, start, isBackwards: false }];
    if (startsAt(host.keys, start, backwards)) return [{ word, host, start, isBackwards: true }];
    return [];
  });
}

/**
 * Sorts words by how they come into a grid in which none may read twice: a word that is part of one other word is found there,
 * and one that is part of several, or several times, is left out.
 */
export function sortWords(
  words: readonly SearchWord[],
  { overlaps, directions }: Pick<WordSearchData, 'overlaps' | 'directions'>,
): SortedWords {
  const placed: SearchWord[] = [];
  const within: WordWithin[] = [];
  const left: { index: number; why: LeftReason }[] = [];
  const seen = new Set<string>();
  for (const word of words.toSorted((a, b) => b.keys.length - a.keys.length || a.index - b.index)) {
    const name = word.keys.join(' ');
    const hosts = placed.flatMap((host) => listWithin(word, host));
    const [only] = hosts;
    if (word.keys.length < 2) left.push({ index: word.index, why: 'short' });
    else if (seen.has(name)) left.push({ index: word.index, why: 'double' });
    else if (!only) placed.push(word);
    else if (hosts.length === 1 && overlaps && (directions === 'all' || !only.isBackwards)) within.push(only);
    else left.push({ index: word.index, why: 'within' });
    seen.add(name);
  }
  return { placed, within, left };
}

/** Creates a word of its letters; null where it has none, as an empty row. */
export const createSearchWord = (index: number, letters: readonly string[]): SearchWord | null =>
  letters.length === 0 ? null : { index, letters, keys: letters.map(toLetterKey) };
