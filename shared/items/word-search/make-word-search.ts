import { createSeededRandom } from '../../shuffle.ts';
import { splitPuzzleLetters } from '../parts/puzzle-letters.ts';
import { createChosenPool, createOwnPool, type Pool } from './alphabets.ts';
import { type Direction, listDirections } from './directions.ts';
import { createWanted, fillSquares, hasFaults } from './fill-squares.ts';
import { GRID_SIZE } from './grid-size.ts';
import { type Board, createBoard, placeWords } from './place-words.ts';
import type { WordSearchData } from './schema.ts';
import { listOpenSquares } from './shapes.ts';
import {
  createSearchWord,
  type LeftReason,
  type SearchWord,
  type SortedWords,
  sortWords,
} from './sort-words.ts';

/** A word in a finished grid: its letters, and where the first and each next one is, from 0. */
export interface PlacedWord {
  /** Its place in the list of words. */
  readonly index: number;
  readonly letters: readonly string[];
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

/** A finished word search. The key is drawn from the same object, so it cannot disagree. */
export interface WordSearch {
  readonly size: number;
  /** The letters, row by row; null where the shape has no square. */
  readonly letters: readonly (string | null)[];
  /** Tells for each square whether a word goes through it. */
  readonly isOfWord: readonly boolean[];
  /** The words in the order of their list. */
  readonly places: readonly PlacedWord[];
  /** The words that are not in the grid, each with the reason. */
  readonly left: readonly { readonly index: number; readonly why: LeftReason }[];
}

/** What a grid is made of. */
export type SearchSettings = Pick<
  WordSearchData,
  'shuffle_seed' | 'directions' | 'grid_size' | 'shape' | 'overlaps' | 'text_case' | 'filler_letters'
> & { readonly words: readonly Pick<WordSearchData['words'][number], 'word'>[] };

/** An automatic grid has about so many squares for each letter of its words. */
const SQUARES_A_LETTER = 1.9;
/** A smaller automatic grid would look like none. */
const SMALLEST = 6;
/** So many layouts are tried in a grid of a size that was set, and in each size of an automatic one. */
const TRIES = { set: 8, automatic: 2 } as const;

interface Making {
  readonly settings: SearchSettings;
  readonly locale: string;
  readonly random: () => number;
  readonly directions: readonly Direction[];
}

/** Returns the first size that may hold the words. */
function getFirstSize(words: readonly SearchWord[], shape: WordSearchData['shape']): number {
  const letters = words.reduce((sum, { keys }) => sum + keys.length, 0);
  const longest = Math.max(SMALLEST, ...words.map(({ keys }) => keys.length));
  let size = Math.min(GRID_SIZE.max, longest);
  const countOpen = () => listOpenSquares(shape, size).filter(Boolean).length;
  while (size < GRID_SIZE.max && countOpen() < letters * SQUARES_A_LETTER) size += 1;
  return size;
}

/** Creates the pools of fillers, the chosen one first: one from which no grid can be filled gives way to the next. */
function createPools(words: readonly SearchWord[], { settings, locale, random }: Making): Pool[] {
  const letters = words.flatMap((word) => word.letters);
  const own = createOwnPool({ letters, letterCase: settings.text_case, locale, random });
  const chosen = splitPuzzleLetters(settings.filler_letters, settings.text_case, locale);
  return chosen.length > 0 ? [createChosenPool(chosen, random), own] : [own];
}

/** Words in a grid, and its letters. */
interface Attempt {
  readonly board: Board;
  readonly letters: readonly (string | null)[];
}

/** Lays words out in a grid of a size, again until all have a place; the most words win. */
function tryAtSize(sorted: SortedWords, size: number, making: Making): Attempt | null {
  const { settings, random, directions } = making;
  const wanted = createWanted([...sorted.placed, ...sorted.within.map(({ word }) => word)]);
  const pools = createPools(sorted.placed, making);
  let best: Attempt | null = null;
  const tries = settings.grid_size === null ? TRIES.automatic : TRIES.set;
  for (let attempt = 0; attempt < tries; attempt++) {
    const board = createBoard(size, listOpenSquares(settings.shape, size));
    const placing = { directions, overlaps: settings.overlaps, random };
    placeWords(board, sorted, { ...placing, hasFaults: (current) => hasFaults(current, wanted) });
    if (best && board.places.length <= best.board.places.length) continue;
    for (const pool of pools) {
      const letters = fillSquares(board, wanted, pool);
      if (letters) best = { board, letters };
      if (letters) break;
    }
    if (best?.board.places.length === wanted.words.length) break;
  }
  return best;
}

/** An automatic grid grows by so much at most, for words that find no room. */
const GROWTH = 8;

/** Lays words out in the size that was set, or in the first one that holds them. */
function tryAllSizes(sorted: SortedWords, making: Making): Attempt | null {
  const { grid_size, shape } = making.settings;
  const first = grid_size ?? getFirstSize(sorted.placed, shape);
  const last = grid_size ?? Math.min(GRID_SIZE.max, first + GROWTH);
  const all = sorted.placed.length + sorted.within.length;
  let best: Attempt | null = null;
  for (let size = first; size <= last; size++) {
    const attempt = tryAtSize(sorted, size, making);
    if (attempt && (!best || attempt.board.places.length > best.board.places.length)) best = attempt;
    if (best?.board.places.length === all) return best;
  }
  return best;
}

/** Makes a word search. The same words, settings and language give the same one for ever. */
export function makeWordSearch(settings: SearchSettings, locale: string): WordSearch {
  const { words, text_case, shuffle_seed } = settings;
  const making = {
    ...{ settings, locale },
    random: createSeededRandom(shuffle_seed),
    directions: listDirections(settings.directions),
  };
  let wanted = words.flatMap(
    ({ word }, index) => createSearchWord(index, splitPuzzleLetters(word, text_case, locale)) ?? [],
  );
  const dropped: SearchWord[] = [];
  for (;;) {
    const sorted = sortWords(wanted, settings);
    const attempt = tryAllSizes(sorted, making);
    const lost = listLost(sorted, attempt);
    // Without a word that others are part of, those need places of their own.
    const hosts = lost.filter((word) => sorted.within.some(({ host }) => host === word));
    const without = attempt ? hosts : lost.slice(0, 1);
    if (attempt && without.length === 0)
      return finish(attempt, [...sorted.left, ...[...lost, ...dropped].map(toLeft)]);
    dropped.push(...without);
    wanted = wanted.filter((word) => !without.includes(word));
  }
}

const toLeft = ({ index }: SearchWord) => ({ index, why: 'room' as const });

/** Lists the words that an attempt has no place for; all of them where no letters could fill its grid. */
function listLost({ placed, within }: SortedWords, attempt: Attempt | null): SearchWord[] {
  const found = new Set(attempt?.board.places.map(({ word }) => word));
  return [...placed, ...within.map(({ word }) => word)].filter((word) => !found.has(word));
}

const finish = ({ board, letters }: Attempt, left: readonly WordSearch['left'][number][]): WordSearch => ({
  size: board.size,
  letters,
  isOfWord: board.letters.map((letter) => letter !== null),
  places: board.places
    .map(({ word, ...place }) => ({ index: word.index, letters: word.letters, ...place }))
    .sort((a, b) => a.index - b.index),
  left: left.toSorted((a, b) => a.index - b.index),
});
