/**
 * Creates a generator of numbers in [0, 1) that depend only on the seed: the same in the preview, the PDF,
 * the key and a later reprint.
 */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the list in an order that depends only on the seed; the list itself does not change. */
export const shuffleWithSeed = <T>(list: readonly T[], seed: number): T[] =>
  shuffleWith(list, createSeededRandom(seed));

/** Returns the list in an order that depends only on the random numbers. */
export function shuffleWith<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((entry) => ({ entry, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** Each try of two entries fails with probability 1/2, so all 64 fail once in 2^64 times. */
const TRIES = 64;

/** Finds the next seed whose order is another one by `isOther`, among `tries`; any seed where there is none. */
export function findNextSeed(seed: number, isOther: (seed: number) => boolean, tries = TRIES): number {
  let next = getNextSeed(seed);
  for (let attempt = 1; attempt < tries && !isOther(next); attempt++) next = getNextSeed(next);
  return next;
}

/** Returns another seed that follows from this one, for buttons that shuffle again. */
export const getNextSeed = (seed: number): number => Math.floor(createSeededRandom(seed)() * 2 ** 32);
