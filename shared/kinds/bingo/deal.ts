import { range } from 'es-toolkit';
import { inAnyOrder, seededRandom } from '../../shuffle.ts';

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

/** Another arrangement is looked for as often as this before a set is taken for complete. */
const TRIES = 2_000;

/** Cells that want a word. */
export const wordsNeeded = ({ dimension, free }: Pick<Game, 'dimension' | 'free'>): number =>
  range(1, dimension ** 2 + 1).filter((cell) => !free.has(cell)).length;

/** Whether the words suffice for one card. */
export const isPlayable = (game: Game): boolean =>
  game.words > 0 && (game.reuse || game.words >= wordsNeeded(game));

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
  return range(1, dimension ** 2 + 1).map((cell) => (free.has(cell) ? null : (left.shift() ?? null)));
}

/**
 * At most `count` cards, each unlike all others. They are dealt one after the other from the seed, so that a
 * number is the same card however many there are; every word stands on as many of them as any other, or on one
 * more or less. There are fewer cards where no more different ones are found.
 */
export function dealCards(game: Game, count: number): Grid[] {
  if (!isPlayable(game)) return [];
  const used = new Array<number>(game.words).fill(0);
  const known = new Set<string>();
  const cards: Grid[] = [];
  const needed = wordsNeeded(game);
  for (let number = 1; number <= count; number++) {
    const card = nextCard(game, needed, used, known, seededRandom(seedOf(game.seed, number)));
    if (!card) break;
    known.add(card.join());
    for (const word of card) if (word !== null) used[word] = (used[word] ?? 0) + 1;
    cards.push(card);
  }
  return cards;
}

function nextCard(
  game: Game,
  needed: number,
  used: readonly number[],
  known: ReadonlySet<string>,
  random: () => number,
): Grid | null {
  for (let tries = 0; tries < TRIES; tries++) {
    // Where the fairest choice is dealt out, any other will do.
    const counts = tries < TRIES / 2 ? used : used.map(() => 0);
    const card = arrange(inAnyOrder(draw(needed, counts, random), random), game);
    if (!known.has(card.join())) return card;
  }
  return null;
}
