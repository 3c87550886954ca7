import { range, uniq, without } from 'es-toolkit';
import { shuffleWithSeed } from '#shared/shuffle.ts';

/** The state of somebody who learns a deck; each answer returns a new one. Cards are places of the deck. */
export interface LearnSession {
  /** The cards that are still to be learned, the one that is asked now first. */
  readonly queue: readonly number[];
  /** The cards whose answer was chosen, and is typed next. */
  readonly chosen: readonly number[];
  readonly learned: readonly number[];
  /** The cards that were missed at least once. */
  readonly missed: readonly number[];
}

/** So many other cards come before a card is asked again. */
const OTHERS_BETWEEN = 3;
const MOST_CHOICES = 4;

export const createLearnSession = (cards: readonly number[]): LearnSession => ({
  queue: cards,
  chosen: [],
  learned: [],
  missed: [],
});

/** Returns the card that is asked now; null once all are learned. */
export const getAskedCard = ({ queue }: LearnSession): number | null => queue[0] ?? null;

/** Tells whether the answer to the card is typed; before, it is chosen. */
export const isTyped = ({ chosen }: LearnSession, card: number): boolean => chosen.includes(card);

function putBack(queue: readonly number[], card: number): number[] {
  return [...queue.slice(0, OTHERS_BETWEEN), card, ...queue.slice(OTHERS_BETWEEN)];
}

/** Takes an answer: a right choice is typed later, a right typed answer is learned, a wrong one begins again with choosing. */
export function answerAsked(from: LearnSession, isRight: boolean): LearnSession {
  const [card, ...rest] = from.queue;
  if (card === undefined) return from;
  if (!isRight)
    return {
      ...from,
      queue: putBack(rest, card),
      chosen: without(from.chosen, card),
      missed: uniq([...from.missed, card]),
    };
  if (isTyped(from, card)) return { ...from, queue: rest, learned: [...from.learned, card] };
  return { ...from, queue: putBack(rest, card), chosen: [...from.chosen, card] };
}

const toSame = (text: string): string => text.trim().toLocaleLowerCase();

/** Lists the answers to choose from: that of the card and up to three others, in an order that depends on the seed alone. */
export function listChoices(answers: readonly string[], card: number, seed: number): string[] {
  const right = answers[card] ?? '';
  const others = shuffleWithSeed(range(answers.length), seed).map((place) => answers[place] ?? '');
  const choices = new Map([[toSame(right), right]]);
  for (const other of others) {
    if (choices.size === MOST_CHOICES) break;
    const same = toSame(other);
    if (same !== '' && !choices.has(same)) choices.set(same, other);
  }
  return shuffleWithSeed([...choices.values()], seed + 1);
}
