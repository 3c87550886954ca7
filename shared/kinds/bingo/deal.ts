import { range } from 'es-toolkit';
import { inAnyOrder, seededRandom } from '../../shuffle.ts';
import { cellsOf } from './cells.ts';

/** What a set of cards is dealt from; the same game always deals the same cards. */
export interface Game {
  /** How many words there are; a word is known by its place among them. */
  readonly words: number;
  /** Cells from 1, row by row, that have no word. */
  readonly free: ReadonlySet<number>;
  /** n of an n × n card. */
  readonly dimension: number;
  readonly seed: number;
  /** A word may stand on a card several times. */
  readonly reuse: boolean;
}

/** The word of each cell, row by row; null where it is free. */
export type Grid = readonly (number | null)[];

/** The fairest choice of words is dealt out as often as this, then any. */
const FAIR_TRIES = 100;

const openCells = ({ dimension, free }: Game): number =>
  cellsOf(dimension).filter((cell) => !free.has(cell)).length;

/** Whether the words suffice for one card. */
export const isPlayable = (game: Game): boolean =>
  game.words > 0 && (game.reuse || game.words >= openCells(game));

/**
 * How many different cards there are, counted up to `most`. Every word stands on a card as often as any other or
 * once more: where `extra` of them do, these are the ways to choose them, times the orders of all that is on it.
 */
export function differentCards(game: Game, most: number): number {
  if (!isPlayable(game)) return 0;
  const cells = openCells(game);
  const [times, extra] = [Math.floor(cells / game.words), cells % game.words];
  const choices = range(extra).reduce((ways, at) => (ways * (game.words - at)) / (at + 1), 1);
  const alike = range(game.words).reduce((ways, at) => ways * factorial(times + (at < extra ? 1 : 0)), 1);
  return Math.min(most, Math.round((choices * factorial(cells)) / alike));
}
const factorial = (n: number): number => range(1, n + 1).reduce((product, by) => product * by, 1);

/** The seed of what is random about a card: another one for each number. */
const seedOf = (seed: number, number: number): number =>
  Math.floor(seededRandom(seed ^ (number * 0x9e3779b1))() * 2 ** 32);

/** The words for one card: those that stand on the fewest cards so far, of several alike any. */
function draw(count: number, used: readonly number[], random: () => number): number[] {
  const drawn: number[] = [];
  while (drawn.length < count) {
    const words = inAnyOrder(range(used.length), random).sort((a, b) => (used[a] ?? 0) - (used[b] ?? 0));
    drawn.push(...words.slice(0, count - drawn.length));
  }
  return drawn;
}

function arrange(words: readonly number[], { dimension, free }: Game): Grid {
  const left = [...words];
  return cellsOf(dimension).map((cell) => (free.has(cell) ? null : (left.shift() ?? null)));
}

/**
 * At most `count` cards, each unlike all others. They are dealt one after the other from the seed, so that a
 * number is the same card however many there are; every word stands on as many of them as any other, or on one
 * more or less. There are fewer cards where there are no more different ones.
 */
export function dealCards(game: Game, count: number): Grid[] {
  const used = new Array<number>(game.words).fill(0);
  const known = new Set<string>();
  return range(differentCards(game, count)).map((at) => {
    const card = nextCard(game, used, known, seededRandom(seedOf(game.seed, at + 1)));
    known.add(card.join());
    for (const word of card) if (word !== null) used[word] = (used[word] ?? 0) + 1;
    return card;
  });
}

/** Another card than those that are known; there is one. */
function nextCard(
  game: Game,
  used: readonly number[],
  known: ReadonlySet<string>,
  random: () => number,
): Grid {
  const needed = openCells(game);
  const any = used.map(() => 0);
  for (let tries = 0; ; tries++) {
    // Where the fairest choice is dealt out, any other will do.
    const counts = tries < FAIR_TRIES ? used : any;
    const card = arrange(inAnyOrder(draw(needed, counts, random), random), game);
    if (!known.has(card.join())) return card;
  }
}
