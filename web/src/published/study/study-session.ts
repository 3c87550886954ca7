import { clamp, range } from 'es-toolkit';
import { findNextSeed, shuffleWithSeed } from '#shared/shuffle.ts';

/** Where somebody is who studies a deck; what they do makes another one of it. */
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

/** The card that is up, by its place in the deck. */
export const getCurrentCard = ({ order, at }: StudySession): number => order[at] ?? 0;

export const flipCard = (from: StudySession): StudySession => ({ ...from, isFlipped: !from.isFlipped });

/** To a card before or after, its term up; from the first and the last there is no further way. */
export function stepCards(from: StudySession, by: number): StudySession {
  const at = clamp(from.at + by, 0, Math.max(0, from.order.length - 1));
  return at === from.at ? from : { ...from, at, isFlipped: false };
}

/** From the first again, in another order, wherever there is one. */
export function shuffleSession({ order, seed: last }: StudySession): StudySession {
  const orderBy = (seed: number) => shuffleWithSeed(range(order.length), seed);
  const seed = findNextSeed(last, (next) => orderBy(next).some((card, place) => card !== order[place]));
  return { order: orderBy(seed), at: 0, isFlipped: false, seed };
}
