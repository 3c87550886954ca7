import { createSeededRandom } from '../../shuffle.ts';
import { splitGraphemes } from '../../text/graphemes.ts';

/**
 * Tells whether scrambling moves the character: letters, figures and symbols such as emoji move; apostrophes
 * and hyphens do not.
 */
export const isMovable = (letter: string): boolean => /[^\p{P}\s]/u.test(letter);
/** Letters that join would change their form: they are set apart. */
const JOINS = /\p{Script=Arabic}/u;
const APART = '\u202F';
/** The space between words whose letters are separated: a plain space would look like one of those gaps. */
const WORDS_APART = '\u2003';
/** Separates the letters of a term that would join and change their form; other terms stay the same. */
export const separateJoiningLetters = (text: string): string =>
  JOINS.test(text)
    ? splitTerm(text)
        .map((word) => splitGraphemes(word).join(APART))
        .join(WORDS_APART)
    : text;
/** So many seeded orders are tried before the first two that differ change places. */
const TRIES = 12;

/** Tells whether two orders read the same: "Dad" is no scramble of "dad". */
const readsTheSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((one, place) => one.toLowerCase() === b[place]?.toLowerCase());

/** Shuffles the list into an order that reads differently, if there is one. */
function shuffleDifferently(list: readonly string[], random: () => number): string[] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const ranks = list.map((entry) => ({ entry, rank: random() }));
    const order = ranks.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
    if (!readsTheSame(order, list)) return order;
  }
  return swapFirstTwo(list);
}

function swapFirstTwo(list: readonly string[]): string[] {
  const other = list.findIndex((entry) => entry.toLowerCase() !== list[0]?.toLowerCase());
  if (other < 1) return [...list];
  return list.map((entry, place) => (place === 0 ? list[other] : place === other ? list[0] : entry) ?? entry);
}

function shuffleLetters(word: string, random: () => number, locale: string): string {
  const all = splitGraphemes(word);
  const order = shuffleDifferently(all.filter(isMovable), random);
  const placed = all.map((letter) =>
    isMovable(letter) ? matchCase(letter, order.shift() ?? letter, locale) : letter,
  );
  return separateJoiningLetters(placed.join(''));
}

/**
 * Returns the letter in the case of the letter that it replaces: a moved capital would reveal where the word
 * begins.
 */
function matchCase(place: string, letter: string, locale: string): string {
  const [small, large] = [letter.toLocaleLowerCase(locale), letter.toLocaleUpperCase(locale)];
  const wanted = place === place.toLocaleLowerCase(locale) ? small : large;
  const isCased = place.toLocaleLowerCase(locale) !== place.toLocaleUpperCase(locale);
  return isCased && splitGraphemes(wanted).length === 1 ? wanted : letter;
}

/** Splits a term into its words: runs without white space. */
export const splitTerm = (term: string): string[] => term.trim().split(/\s+/).filter(Boolean);

interface Scrambling {
  readonly seed: number;
  readonly byWord: boolean;
  /** The locale whose rules say which letters are large and small. */
  readonly locale?: string;
}

/**
 * Scrambles a term: the order of its words where it has several and `byWord` is true, else the letters of
 * each word, with capitals in the places where the term has them. The same seed gives the same order.
 */
export function scrambleTerm(term: string, { seed, byWord, locale = 'en' }: Scrambling): string {
  const words = splitTerm(term);
  const random = createSeededRandom(seed);
  if (byWord && words.length > 1) return shuffleDifferently(words, random).join(' ');
  const mixedWords = words.map((word) => shuffleLetters(word, random, locale));
  return mixedWords.join(JOINS.test(term) ? WORDS_APART : ' ');
}

const countDifferent = (list: readonly string[]): number =>
  new Set(list.map((one) => one.toLowerCase())).size;

/** Tells whether any order of the term reads differently. */
export function hasOtherOrder(term: string, { byWord }: Pick<Scrambling, 'byWord'>): boolean {
  const words = splitTerm(term);
  if (byWord && words.length > 1) return countDifferent(words) > 1;
  return words.some((word) => countDifferent(splitGraphemes(word).filter(isMovable)) > 1);
}
