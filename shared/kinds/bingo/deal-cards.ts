import { range } from 'es-toolkit';
import { createSeededRandom, shuffleWith } from '../../shuffle.ts';
import { listCells } from './cells.ts';

/** The inputs from which a set of cards is dealt; equal inputs always deal equal cards. */
export interface DealSettings {
  /** How many words there are; a word is known by its place among them. */
  readonly words: number;
  /** Cells from 1, row by row, that have no word. */
  readonly free: ReadonlySet<number>;
  /** n of an n × n card. */
  readonly dimension: number;
  readonly seed: number;
  /** True where a word may be on a card several times. */
  readonly reuse: boolean;
}

/** The word of each cell, row by row; null where it is free. */
export type Grid = readonly (number | null)[];

/** The fairest choice of words is dealt out as often as this, then any. */
const FAIR_TRIES = 100;

const countOpenCells = ({ dimension, free }: DealSettings): number =>
  listCells(dimension).filter((cell) => !free.has(cell)).length;

/** Tells whether there are enough words for one card. */
export const isPlayable = (game: DealSettings): boolean =>
  game.words > 0 && (game.reuse || game.words >= countOpenCells(game));

/**
 * Counts the different cards, up to `most`. Every word is on a card as often as any other or once more: where
 * `extra` of them are, there are this many ways to choose them, times the orders of all words on the card.
 */
export function countDifferentCards(game: DealSettings, most: number): number {
  if (!isPlayable(game)) return 0;
  const cells = countOpenCells(game);
  const [times, extra] = [Math.floor(cells / game.words), cells % game.words];
  const choices = range(extra).reduce((ways, at) => (ways * (game.words - at)) / (at + 1), 1);
  const alike = range(game.words).reduce((ways, at) => ways * getFactorial(times + (at < extra ? 1 : 0)), 1);
  return Math.min(most, Math.round((choices * getFactorial(cells)) / alike));
}
const getFactorial = (n: number): number => range(1, n + 1).reduce((product, by) => product * by, 1);

/** Creates the seed of a card's randomness, different for each number. */
const createCardSeed = (seed: number, number: number): number =>
  Math.floor(createSeededRandom(seed ^ (number * 0x9e3779b1))() * 2 ** 32);

/** Draws the words for one card: those that are on the fewest cards so far; ties are random. */
function drawWords(count: number, used: readonly number[], random: () => number): number[] {
  const drawn: number[] = [];
  while (drawn.length < count) {
    const words = shuffleWith(range(used.length), random).sort((a, b) => (used[a] ?? 0) - (used[b] ?? 0));
    drawn.push(...words.slice(0, count - drawn.length));
  }
  return drawn;
}

function arrangeWords(words: readonly number[], { dimension, free }: DealSettings): Grid {
  const left = [...words];
  return listCells(dimension).map((cell) => (free.has(cell) ? null : (left.shift() ?? null)));
}

/**
 * Deals at most `count` cards, all different; fewer where there are no more different ones. Cards are dealt
 * one after the other from the seed, so that a number is the same card whatever the count. Every word is on
 * as many of them as any other, or on one more or less.
 */
export function dealCards(game: DealSettings, count: number): Grid[] {
  const used = new Array<number>(game.words).fill(0);
  const known = new Set<string>();
  return range(countDifferentCards(game, count)).map((at) => {
    const card = dealNextCard(game, used, known, createSeededRandom(createCardSeed(game.seed, at + 1)));
    known.add(card.join());
    for (const word of card) if (word !== null) used[word] = (used[word] ?? 0) + 1;
    return card;
  });
}

/** Deals a card that differs from the known ones; the caller makes sure that there is one. */
function dealNextCard(
  game: DealSettings,
  used: readonly number[],
  known: ReadonlySet<string>,
  random: () => number,
): Grid {
  const needed = countOpenCells(game);
  const any = used.map(() => 0);
  for (let tries = 0; ; tries++) {
    // When the fairest choice is used up, any other choice will do.
    const counts = tries < FAIR_TRIES ? used : any;
    const card = arrangeWords(shuffleWith(drawWords(needed, counts, random), random), game);
    if (!known.has(card.join())) return card;
  }
}
