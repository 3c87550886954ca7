import { getNextSeed } from '../../shuffle.ts';
import { splitGraphemes } from '../../text/graphemes.ts';
import { createCard } from '../parts/card.ts';
import { listFreeCells } from './cells.ts';
import { type Dimension, FREE_SPACE_PRESETS } from './choices.ts';
import { countNeededWords } from './pools.ts';
import type { Bingo } from './schema.ts';

type FreeSpacePreset = Bingo['free_space_preset'];

/** Tells whether a card has a centre cell: only with an odd number of rows. */
export const hasCenter = (dimension: number): boolean => dimension % 2 === 1;

const listPresetCells = (preset: FreeSpacePreset, n: number): number[] => {
  if (preset === FREE_SPACE_PRESETS.center) return hasCenter(n) ? [(n ** 2 + 1) / 2] : [];
  if (preset === FREE_SPACE_PRESETS.four_corners) return [1, n, n * (n - 1) + 1, n ** 2];
  return [];
};

/** Returns as many letters of the word as a card has columns. */
export const toTopWord = (word: string, dimension: number): string =>
  splitGraphemes(word).slice(0, dimension).join('');

/** Tells whether cards have a row for the top word: it must be switched on and not be empty. */
export const isTopWordShown = ({
  show_top_word,
  top_word,
}: Pick<Bingo, 'show_top_word' | 'top_word'>): boolean => show_top_word === 1 && top_word.trim() !== '';

/** Sets the size of cards. Presets mark their cells again; free spaces chosen by hand are cleared. */
export function setDimension(bingo: Bingo, dimension: Dimension): void {
  const { custom, center, none } = FREE_SPACE_PRESETS;
  const lost =
    bingo.free_space_preset === custom || (bingo.free_space_preset === center && !hasCenter(dimension));
  bingo.dimension = dimension;
  bingo.free_space_preset = lost ? none : bingo.free_space_preset;
  bingo.free_spaces = listPresetCells(bingo.free_space_preset, dimension);
  // A word too long for the card stays stored, and shows again on a card that it fits.
  bingo.show_top_word = splitGraphemes(bingo.top_word).length === dimension ? 1 : 0;
}

/** Marks the preset's cells; the centre of an even card cannot be chosen. */
export function setFreeSpacePreset(bingo: Bingo, preset: FreeSpacePreset): void {
  if (preset === FREE_SPACE_PRESETS.center && !hasCenter(bingo.dimension)) return;
  bingo.free_space_preset = preset;
  if (preset !== FREE_SPACE_PRESETS.custom) bingo.free_spaces = listPresetCells(preset, bingo.dimension);
}

/** Toggles a clicked cell and makes the free spaces custom. */
export function toggleFreeSpace(bingo: Bingo, cell: number): void {
  const marked = new Set(listFreeCells(bingo));
  if (!marked.delete(cell)) marked.add(cell);
  bingo.free_spaces = [...marked].sort((a, b) => a - b);
  bingo.free_space_preset = FREE_SPACE_PRESETS.custom;
}

/** Lets 'Every Page' mean the whole header, once it is switched on; documents of before keep what they print. */
export function takeWholeHeader(live: Bingo, before: Bingo, after: Bingo): void {
  if (after.omni_student && !before.omni_student) live.header_on_cards = true;
}

export function setTopWord(bingo: Bingo, word: string): void {
  bingo.top_word = toTopWord(word.trim(), bingo.dimension);
}

/** Sets the size of words by hand: it follows the grid no longer. */
export function setWordSize(bingo: Bingo, size: number): void {
  bingo.font_size = size;
  bingo.automatic_sizes.font = false;
}

/** Returns the number of words for a lively game: a quarter more than a card shows. */
export const countRecommendedWords = (
  bingo: Pick<Bingo, 'dimension' | 'free_spaces' | 'column_words'>,
): number => Math.ceil(1.25 * countNeededWords(bingo));

/** Tells whether reusing words is offered: only with fewer words than a card has room for. */
export const isReuseOffered = (bingo: Bingo, words: number): boolean => words < countNeededWords(bingo);

/** Changes the seed, so that other cards are dealt from the same words. */
export function redealCards(bingo: Pick<Bingo, 'shuffle_seed'>): void {
  bingo.shuffle_seed = getNextSeed(bingo.shuffle_seed);
}

/**
 * Fills the list with the numbers from one to another, in place of its words, and gives each column its own. `ids`
 * has one for each number.
 */
export function fillWithNumbers(
  bingo: Bingo,
  { from, ids }: { readonly from: number; readonly ids: readonly string[] },
): void {
  bingo.items = ids.map((id, at) => createCard({ id, term: String(from + at) }));
  bingo.column_words = true;
  // The list is a board: a number is found where it belongs.
  bingo.call_list.sort = 'natural';
}

/** The numbers of the game as it is played in the halls of the USA, and the size of its cards. */
const HALL_NUMBERS = { from: 1, to: 75, dimension: 5, word: 'BINGO' } as const;

/** How many numbers a hall game has. */
export const HALL_COUNT = HALL_NUMBERS.to - HALL_NUMBERS.from + 1;

/** Makes the game with the numbers 1 to 75: five columns of 15 below B, I, N, G, O, and a free centre. */
export function makeHallGame(bingo: Bingo, ids: readonly string[]): void {
  const { from, dimension, word } = HALL_NUMBERS;
  bingo.top_word = word;
  setDimension(bingo, dimension);
  setFreeSpacePreset(bingo, FREE_SPACE_PRESETS.center);
  fillWithNumbers(bingo, { from, ids });
}

/** The least size of the picture on a free space, in px, by the card's rows. */
export const LEAST_FREE_SPACE_IMAGE = {
  3: 48,
  4: 48,
  5: 48,
  6: 44,
  7: 40,
} as const satisfies Record<Dimension, number>;

/** Sets what squares show of words that have a picture; null for all of it. */
export function setSquares(bingo: Bingo, shown: Bingo['squares'] | null): void {
  if (shown) bingo.squares = shown;
  else delete bingo.squares;
}

/** Sets the size of the call list's type by hand: it follows the page no longer. */
export function setCallListSize(list: Bingo['call_list'], size: number): void {
  list.font_size = size;
  delete list.automatic_size;
}

/** Lets the call list's type be as large as its page allows. */
export function followPage(list: Bingo['call_list']): void {
  list.automatic_size = true;
}
