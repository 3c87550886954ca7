import { range } from 'es-toolkit';
import * as z from 'zod/mini';
import { nextSeed, shuffled } from '#shared/shuffle.ts';

const drawing = { seed: z.number(), drawn: z.number() };
const call = z.object({
  ...drawing,
  /** The game before this one, until a word is drawn. */
  before: z.nullable(z.object(drawing)),
});
/** How far a game is called: the first so many words in the order of a seed. */
export type Call = z.output<typeof call>;

export const newCall = (seed: number): Call => ({ seed, drawn: 0, before: null });

/** The words that were called, by their places, in the order in which they were. */
export const calledWords = (words: number, { seed, drawn }: Call): number[] =>
  shuffled(range(words), seed).slice(0, drawn);

/** One word more, none twice; once all are called there is none left. */
export const drawWord = (words: number, from: Call): Call =>
  from.drawn >= words ? from : { ...from, drawn: from.drawn + 1, before: null };

export const canUndo = ({ drawn, before }: Call): boolean => drawn > 0 || before !== null;

/** Puts the last word back; a game without any gives way to the one before it. */
export function undoDraw(from: Call): Call {
  if (from.drawn > 0) return { ...from, drawn: from.drawn - 1 };
  return from.before ? { ...from.before, before: null } : from;
}

/** From the first word again, in another order. */
export const startAgain = (from: Call): Call =>
  from.drawn === 0
    ? from
    : { seed: nextSeed(from.seed), drawn: 0, before: { seed: from.seed, drawn: from.drawn } };

/** What a device kept; null where that cannot be read. */
export function readCall(kept: string | null): Call | null {
  try {
    return call.parse(JSON.parse(kept ?? ''));
  } catch {
    return null;
  }
}
