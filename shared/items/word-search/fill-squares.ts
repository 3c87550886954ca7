import { toLetterKey } from '../parts/puzzle-letters.ts';
import type { Pool } from './alphabets.ts';
import { getBadWords, toBadWordKey } from './bad-words.ts';
import { type FoundWord, findWords, plantWords, type WordTree } from './find-words.ts';
import { type Board, listSquares } from './place-words.ts';
import type { SearchWord } from './sort-words.ts';

/** Fillers that make a word by chance are exchanged until so many rounds in a row have left no fewer such words. */
const ROUNDS = 12;

/** Keeps what each letter is looked for as: a few dozen letters fill all grids. */
function keepKeys(toKey: (letter: string) => string): (letter: string | null) => string | null {
  const known = new Map<string | null, string | null>([[null, null]]);
  return (letter) => {
    const key = known.get(letter);
    if (key !== undefined || letter === null) return key ?? null;
    known.set(letter, toKey(letter));
    return known.get(letter) ?? null;
  };
}
const toWordKey = keepKeys(toLetterKey);
const fold = keepKeys(toBadWordKey);

/** The words of a list, to be found in its grid. */
export interface WantedWords {
  readonly words: readonly SearchWord[];
  readonly tree: WordTree;
}

export const createWanted = (words: readonly SearchWord[]): WantedWords => ({
  words,
  tree: plantWords(words.map(({ keys }) => keys)),
});

/** Names squares whichever way they are read. */
const nameSquares = (squares: readonly number[]): string => {
  const [first = 0, last = 0] = [squares[0], squares.at(-1)];
  return `${Math.min(first, last)} ${Math.max(first, last)}`;
};

/** Lists what should not read on a board with these letters: listed words elsewhere than in their places, and bad words. */
function listFaults(
  board: Board,
  letters: readonly (string | null)[],
  { words, tree }: WantedWords,
): (readonly number[])[] {
  const { size, places } = board;
  const squares = new Map(places.map((place) => [place.word, listSquares(place, size)]));
  const keys = letters.map(toWordKey);
  const again = findWords(tree, { size, keys, isWhole: true }).filter(({ word, squares: found }) => {
    const own = words[word] && squares.get(words[word]);
    return !own || nameSquares(found) !== nameSquares(own);
  });
  const folded = letters.map(fold);
  const bad = findWords(getBadWords(), { size, keys: folded, isWhole: false });
  // What a listed word says by itself is what the teacher wrote.
  const isWithinWord = ({ squares: found }: FoundWord) =>
    [...squares.values()].some((own) => found.every((square) => own.includes(square)));
  return [...again, ...bad.filter((found) => !isWithinWord(found))].map(({ squares: found }) => found);
}

/** Tells whether the letters of the words on a board make another word by chance, which no filler can change. */
export const hasFaults = (board: Board, wanted: WantedWords): boolean =>
  listFaults(board, board.letters, wanted).length > 0;

/**
 * Fills the other squares of a board so that no listed word reads twice and no bad word reads in any direction; null where the
 * pool has no letters for that.
 */
export function fillSquares(board: Board, wanted: WantedWords, pool: Pool): (string | null)[] | null {
  const isFiller = (square: number) => board.open[square] === true && board.letters[square] === null;
  const letters = board.letters.map((letter, square) => (isFiller(square) ? pool.draw() : letter));
  let fewest = Number.POSITIVE_INFINITY;
  for (let rounds = 0; rounds < ROUNDS; rounds++) {
    const faults = listFaults(board, letters, wanted);
    if (faults.length === 0) return letters;
    if (faults.length < fewest) {
      fewest = faults.length;
      rounds = 0;
    }
    for (const squares of faults) {
      const fillers = squares.filter(isFiller);
      const middle = fillers[Math.floor(fillers.length / 2)];
      if (middle !== undefined) letters[middle] = pool.draw();
    }
  }
  return null;
}
