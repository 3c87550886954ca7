import { range } from 'es-toolkit';
import { getNextSeed, shuffleWithSeed } from '#shared/shuffle.ts';

interface Drawing {
  readonly seed: number;
  readonly drawn: number;
}

/** How far a game is called: the first so many words in the order of a seed. */
export interface CallState extends Drawing {
  /** The game before this one, until a word is drawn. */
  readonly before: Drawing | null;
}

export const createCall = (seed: number): CallState => ({ seed, drawn: 0, before: null });

/** Lists the called words, as places, in calling order. */
export const listCalledWords = (words: number, { seed, drawn }: CallState): number[] =>
  shuffleWithSeed(range(words), seed).slice(0, drawn);

/** Draws one more word, none twice; does nothing once all are called. */
export const drawWord = (words: number, from: CallState): CallState =>
  from.drawn >= words ? from : { ...from, drawn: from.drawn + 1, before: null };

export const canUndo = ({ drawn, before }: CallState): boolean => drawn > 0 || before !== null;

/** Puts the last word back; a game without any gives way to the one before it. */
export function undoDraw(from: CallState): CallState {
  if (from.drawn > 0) return { ...from, drawn: from.drawn - 1 };
  return from.before ? { ...from.before, before: null } : from;
}

/** Starts again with the first word of another order. */
export const startAgain = (from: CallState): CallState =>
  from.drawn === 0
    ? from
    : { seed: getNextSeed(from.seed), drawn: 0, before: { seed: from.seed, drawn: from.drawn } };

function toDrawing(given: unknown): Drawing | null {
  const { seed, drawn } = (given ?? {}) as Record<string, unknown>;
  return Number.isFinite(seed) && Number.isFinite(drawn) ? ({ seed, drawn } as Drawing) : null;
}

/**
 * Parses a stored call state; null where it is not valid. It is checked by hand, because a schema would load zod with every
 * published page.
 */
export function readCall(kept: string | null): CallState | null {
  try {
    const given: unknown = JSON.parse(kept ?? '');
    const [call, { before }] = [toDrawing(given), given as { before?: unknown }];
    const earlier = toDrawing(before);
    return call && (before === null || earlier) ? { ...call, before: earlier } : null;
  } catch {
    return null;
  }
}
