import { range } from 'es-toolkit';
import { createSeededRandom, shuffleWith } from '../../shuffle.ts';
import { listCells } from './cells.ts';
import { isEachPoolFilled, listPools, type Pool } from './pools.ts';

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
  /** True where each column has words of its own. */
  readonly byColumn?: boolean;
}

/** The word of each cell, row by row; null where it is free. */
export type Grid = readonly (number | null)[];

/** The fairest choice of words is dealt out as often as this, then any. */
const FAIR_TRIES = 100;

/** Tells whether there are enough words for one card. */
export function isPlayable(game: DealSettings): boolean {
  if (game.words === 0) return false;
  const pools = listPools(game);
  if (!game.reuse) return isEachPoolFilled(pools);
  return pools.every(({ cells, words }) => cells.length === 0 || words.length > 0);
}

/**
 * Counts the different cards, up to `most`. Every word is on a card as often as any other or once more: where
 * `extra` of them are, there are this many ways to choose them, times the orders of all words on the card.
 */
export function countDifferentCards(game: DealSettings, most: number): number {
  if (!isPlayable(game)) return 0;
  const ways = listPools(game).reduce((product, pool) => product * countArrangements(pool), 1);
  return Math.min(most, Math.round(ways));
}

function countArrangements({ cells: { length: cells }, words: { length: words } }: Pool): number {
  if (cells === 0) return 1;
  const [times, extra] = [Math.floor(cells / words), cells % words];
  const choices = range(extra).reduce((ways, at) => (ways * (words - at)) / (at + 1), 1);
  const alike = range(words).reduce((ways, at) => ways * getFactorial(times + (at < extra ? 1 : 0)), 1);
  return (choices * getFactorial(cells)) / alike;
}
const getFactorial = (n: number): number => range(1, n + 1).reduce((product, by) => product * by, 1);

/** Creates the seed of a card's randomness, different for each number. */
const createCardSeed = (seed: number, number: number): number =>
  Math.floor(createSeededRandom(seed ^ (number * 0x9e3779b1))() * 2 ** 32);

/** Draws the words for a pool's cells: those that are on the fewest cards so far; ties are random. */
function drawWords({ cells, words }: Pool, used: readonly number[], random: () => number): number[] {
  const drawn: number[] = [];
  while (drawn.length < cells.length) {
    const next = shuffleWith(words, random).sort((a, b) => (used[a] ?? 0) - (used[b] ?? 0));
    drawn.push(...next.slice(0, cells.length - drawn.length));
  }
  return drawn;
}

/** Deals one card: each pool's words to its cells. */
function arrangeWords(
  pools: readonly Pool[],
  dimension: number,
  used: readonly number[],
  random: () => number,
): Grid {
  const placed = new Map<number, number>();
  for (const pool of pools)
    for (const [at, word] of shuffleWith(drawWords(pool, used, random), random).entries())
      placed.set(pool.cells[at] ?? 0, word);
  return listCells(dimension).map((cell) => placed.get(cell) ?? null);
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
  const pools = listPools(game);
  const any = used.map(() => 0);
  for (let tries = 0; ; tries++) {
    // When the fairest choice is used up, any other choice will do.
    const counts = tries < FAIR_TRIES ? used : any;
    const card = arrangeWords(pools, game.dimension, counts, random);
    if (!known.has(card.join())) return card;
  }
}
