import { clamp, difference, range, without } from 'es-toolkit';
import { findNextSeed, shuffleWithSeed } from '#shared/shuffle.ts';

/** The state of a user who studies a deck; each action returns a new one. */
export interface StudySession {
  /** Places of the deck, in the order in which they come up. */
  readonly order: readonly number[];
  /** The place in that order; behind its last once the last card is answered. */
  readonly at: number;
  /** True while the other side is up. */
  readonly isFlipped: boolean;
  /** The cards that were known, and those that come again, as places of the deck. */
  readonly known: readonly number[];
  readonly again: readonly number[];
  readonly seed: number;
}

const START = { at: 0, isFlipped: false, known: [], again: [] } as const;

export const createStudySession = (count: number): StudySession => ({
  ...START,
  order: range(count),
  seed: Math.floor(Math.random() * 2 ** 31),
});

/** Returns the current card, as its place in the deck. */
export const getCurrentCard = ({ order, at }: StudySession): number => order[at] ?? 0;

/** Tells whether the last card has been answered. */
export const isOver = ({ order, at }: StudySession): boolean => order.length > 0 && at >= order.length;

export const flipCard = (from: StudySession): StudySession =>
  isOver(from) ? from : { ...from, isFlipped: !from.isFlipped };

/** Steps to a card before or after, its first side up; behind the last the round is over. */
export function stepCards(from: StudySession, by: number): StudySession {
  const at = clamp(from.at + by, 0, from.order.length);
  return at === from.at ? from : { ...from, at, isFlipped: false };
}

/** Puts the current card on the pile of what is known or of what comes again, and steps on. */
export function answerCard(from: StudySession, isKnown: boolean): StudySession {
  if (isOver(from)) return from;
  const card = getCurrentCard(from);
  const [known, again] = [without(from.known, card), without(from.again, card)];
  return {
    ...from,
    ...(isKnown ? { known: [...known, card], again } : { known, again: [...again, card] }),
    at: from.at + 1,
    isFlipped: false,
  };
}

/** Lists the cards of the round that were neither known nor not. */
export const listUnanswered = ({ order, known, again }: StudySession): readonly number[] =>
  difference(order, [...known, ...again]);

/** Starts with the cards that come again, in the order in which they were answered, and then those that were left out. */
export const repeatCards = (from: StudySession): StudySession => ({
  ...from,
  ...START,
  order: [...from.again, ...listUnanswered(from)],
});

/** Starts again in another order, if there is one. */
export function shuffleSession({ order, seed: last }: StudySession): StudySession {
  const sorted = order.toSorted((a, b) => a - b);
  const orderBy = (seed: number) => shuffleWithSeed(sorted, seed);
  const seed = findNextSeed(last, (next) => orderBy(next).some((card, place) => card !== order[place]));
  return { ...START, order: orderBy(seed), seed };
}
