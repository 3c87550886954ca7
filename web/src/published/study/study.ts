import { clamp, range } from 'es-toolkit';
import { nextSeedFor, shuffled } from '#shared/shuffle.ts';

/** Where somebody is who studies a deck; what they do makes another one of it. */
export interface Session {
  /** Places of the deck, in the order in which they come up. */
  readonly order: readonly number[];
  readonly at: number;
  /** The definition is up. */
  readonly isFlipped: boolean;
  readonly seed: number;
}

export const inOrder = (count: number): Session => ({
  order: range(count),
  at: 0,
  isFlipped: false,
  seed: Math.floor(Math.random() * 2 ** 31),
});

/** The card that is up, by its place in the deck. */
export const faceUp = ({ order, at }: Session): number => order[at] ?? 0;

export const flipped = (from: Session): Session => ({ ...from, isFlipped: !from.isFlipped });

/** To a card before or after, its term up; from the first and the last there is no further way. */
export function step(from: Session, by: number): Session {
  const at = clamp(from.at + by, 0, Math.max(0, from.order.length - 1));
  return at === from.at ? from : { ...from, at, isFlipped: false };
}

/** From the first again, in another order, wherever there is one. */
export function inRandomOrder({ order, seed: last }: Session): Session {
  const orderBy = (seed: number) => shuffled(range(order.length), seed);
  const seed = nextSeedFor(last, (next) => orderBy(next).some((card, place) => card !== order[place]));
  return { order: orderBy(seed), at: 0, isFlipped: false, seed };
}
