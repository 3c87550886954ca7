import { seededRandom } from '../../shuffle.ts';
import { letters } from '../../text/letters.ts';

/** What changes its place: letters and figures, and signs such as emoji; apostrophes and hyphens stay. */
const MOVES = /[^\p{P}\s]/u;
/** Letters that join would change their form: they are set apart. */
const JOINS = /\p{Script=Arabic}/u;
const APART = '\u202F';
/** So many seeded orders are tried before the first two that differ change places. */
const TRIES = 12;

/** Two that read the same: "Dad" is no scramble of "dad". */
const alike = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((one, place) => one.toLowerCase() === b[place]?.toLowerCase());

/** The list in another order than its own, wherever there is one that reads differently. */
function mixed(list: readonly string[], random: () => number): string[] {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const ranks = list.map((entry) => ({ entry, rank: random() }));
    const order = ranks.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
    if (!alike(order, list)) return order;
  }
  return firstTwoSwapped(list);
}

function firstTwoSwapped(list: readonly string[]): string[] {
  const other = list.findIndex((entry) => entry.toLowerCase() !== list[0]?.toLowerCase());
  if (other < 1) return [...list];
  return list.map((entry, place) => (place === 0 ? list[other] : place === other ? list[0] : entry) ?? entry);
}

function mixedLetters(word: string, random: () => number): string {
  const all = letters(word);
  const order = mixed(
    all.filter((letter) => MOVES.test(letter)),
    random,
  );
  const placed = all.map((letter) => (MOVES.test(letter) ? (order.shift() ?? letter) : letter));
  return placed.join(JOINS.test(word) ? APART : '');
}

/** Words of a term: runs without white space. */
export const wordsIn = (term: string): string[] => term.trim().split(/\s+/).filter(Boolean);

/**
 * A term in another order: of its words where it has several and `byWord` asks for that, else of the letters in
 * each of its words. The same seed gives the same order.
 */
export function scrambled(term: string, { seed, byWord }: { seed: number; byWord: boolean }): string {
  const words = wordsIn(term);
  const random = seededRandom(seed);
  if (byWord && words.length > 1) return mixed(words, random).join(' ');
  return words.map((word) => mixedLetters(word, random)).join(' ');
}
