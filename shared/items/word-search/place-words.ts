import { shuffleWith } from '../../shuffle.ts';
import { DIRECTIONS, type Direction, getAxis } from './directions.ts';
import type { SearchWord, SortedWords, WordWithin } from './sort-words.ts';

/** Where the letters of a word are: from the first, step by step. */
export interface WordPlace {
  readonly word: SearchWord;
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

/** A grid while words are placed in it, row by row. */
export interface Board {
  readonly size: number;
  /** Tells for each square whether the shape has it. */
  readonly open: readonly boolean[];
  readonly letters: (string | null)[];
  /** For each square the axes along which words go through it, a bit for each. */
  readonly axes: number[];
  readonly places: WordPlace[];
}

interface Placing {
  readonly directions: readonly Direction[];
  readonly overlaps: boolean;
  readonly random: () => number;
}

export const createBoard = (size: number, open: readonly boolean[]): Board => ({
  size,
  open,
  letters: open.map(() => null),
  axes: open.map(() => 0),
  places: [],
});

/** Lists the squares of a word, from its first letter to its last. */
export const listSquares = ({ word, row, column, direction }: WordPlace, size: number): number[] =>
  word.keys.map((_, at) => (row + direction.row * at) * size + column + direction.column * at);

/** Counts the letters that a place shares with other words; null where it is not free. */
function countShared({ size, open, letters, axes }: Board, place: WordPlace): number | null {
  const { word, row, column, direction } = place;
  const axis = 1 << getAxis(direction);
  let shared = 0;
  for (const [at, letter] of word.letters.entries()) {
    const square = (row + direction.row * at) * size + column + direction.column * at;
    if (!open[square]) return null;
    const there = letters[square] ?? null;
    if (there === null) continue;
    // Two words on one line would hide each other.
    if (there !== letter || ((axes[square] ?? 0) & axis) !== 0) return null;
    shared += 1;
  }
  return shared;
}

/** Lists the first places of a line that is `length` long, from which a word steps by `step`: [from, to). */
function getBounds(size: number, length: number, step: number): [number, number] {
  if (step === 0) return [0, size];
  return step > 0 ? [0, size - length + 1] : [length - 1, size];
}

/** Lists the free places of a word in a direction: those that cross other words apart from the others. */
function listFreePlaces(board: Board, word: SearchWord, direction: Direction, overlaps: boolean) {
  const crossing: WordPlace[] = [];
  const alone: WordPlace[] = [];
  const [top, bottom] = getBounds(board.size, word.keys.length, direction.row);
  const [first, last] = getBounds(board.size, word.keys.length, direction.column);
  for (let row = top; row < bottom; row++)
    for (let column = first; column < last; column++) {
      const place = { word, row, column, direction };
      const shared = countShared(board, place);
      if (shared === 0) alone.push(place);
      else if (shared !== null && overlaps) crossing.push(place);
    }
  return { crossing, alone };
}

/** How often a word crosses another one where it could also be by itself. */
const CROSSING = 0.5;

function choosePlace(
  board: Board,
  word: SearchWord,
  { directions, overlaps, random }: Placing,
): WordPlace | null {
  for (const direction of shuffleWith(directions, random)) {
    const { crossing, alone } = listFreePlaces(board, word, direction, overlaps);
    const prefersCrossing = random() < CROSSING;
    const [first, second] = prefersCrossing ? [crossing, alone] : [alone, crossing];
    const places = first.length > 0 ? first : second;
    const chosen = places[Math.floor(random() * places.length)];
    if (chosen) return chosen;
  }
  return null;
}

/** Puts a word on a board. */
function putWord(board: Board, place: WordPlace): void {
  const bit = 1 << getAxis(place.direction);
  for (const [at, square] of listSquares(place, board.size).entries()) {
    board.letters[square] = place.word.letters[at] ?? null;
    board.axes[square] = (board.axes[square] ?? 0) | bit;
  }
  board.places.push(place);
}

/** Returns what takes back the words that were put on a board since. */
function prepareReturn({ letters, axes, places }: Board): () => void {
  const [oldLetters, oldAxes, count] = [[...letters], [...axes], places.length];
  return () => {
    Object.assign(letters, oldLetters);
    Object.assign(axes, oldAxes);
    places.length = count;
  };
}

/** Puts a word that is part of another one where that one has its letters. */
function toPlaceWithin({ word, start, isBackwards }: WordWithin, host: WordPlace): WordPlace {
  const first = isBackwards ? start + word.keys.length - 1 : start;
  const { direction } = host;
  const axis = getAxis(direction);
  const isReversed = DIRECTIONS.indexOf(direction) >= 4 !== isBackwards;
  return {
    word,
    row: host.row + direction.row * first,
    column: host.column + direction.column * first,
    direction: DIRECTIONS[isReversed ? axis + 4 : axis] ?? direction,
  };
}

/** So many places are tried for a word: in each it may make another word with its neighbors. */
const PLACES = 6;

/**
 * Places words one after the other, each with those that are part of it, so that the letters on the board make no word by chance
 * (`hasFaults`).
 */
export function placeWords(
  board: Board,
  { placed, within }: Pick<SortedWords, 'placed' | 'within'>,
  { hasFaults, ...placing }: Placing & { readonly hasFaults: (board: Board) => boolean },
): void {
  for (const word of placed)
    for (let attempt = 0; attempt < PLACES; attempt++) {
      const place = choosePlace(board, word, placing);
      if (!place) break;
      const takeBack = prepareReturn(board);
      putWord(board, place);
      for (const one of within) if (one.host === word) putWord(board, toPlaceWithin(one, place));
      if (!hasFaults(board)) break;
      takeBack();
    }
}
