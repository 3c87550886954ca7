import { clamp, range } from 'es-toolkit';
import { findNextSeed, shuffleWithSeed } from '#shared/shuffle.ts';

/** The state of a user who studies a deck; each action returns a new one. */
export interface StudySession {
  /** Places of the deck, in the order in which they come up. */
  readonly order: readonly number[];
  readonly at: number;
  /** The definition is up. */
  readonly isFlipped: boolean;
  readonly seed: number;
}

export const createStudySession = (count: number): StudySession => ({
  order: range(count),
  at: 0,
  isFlipped: false,
  seed: Math.floor(Math.random() * 2 ** 31),
});

/** Returns the current card, as its place in the deck. */
export const getCurrentCard = ({ order, at }: StudySession): number => order[at] ?? 0;

export const flipCard = (from: StudySession): StudySession => ({ ...from, isFlipped: !from.isFlipped });

/** Steps to a card before or after, its term up; stops at the first and the last. */
export function stepCards(from: StudySession, by: number): StudySession {
  const at = clamp(from.at + by, 0, Math.max(0, from.order.length - 1));
  return at === from.at ? from : { ...from, at, isFlipped: false };
}

/** Starts again in another order, if there is one. */
export function shuffleSession({ order, seed: last }: StudySession): StudySession {
  const orderBy = (seed: number) => shuffleWithSeed(range(order.length), seed);
  const seed = findNextSeed(last, (next) => orderBy(next).some((card, place) => card !== order[place]));
  return { order: orderBy(seed), at: 0, isFlipped: false, seed };
}
