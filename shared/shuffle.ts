/** Numbers in [0, 1) that hang on the seed alone: the same in the preview, the PDF, the key and a later reprint. */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The list in an order that hangs on the seed alone; the list itself stays as it is. */
export const shuffleWithSeed = <T>(list: readonly T[], seed: number): T[] =>
  shuffleWith(list, createSeededRandom(seed));

/** The list in an order that hangs on the numbers alone. */
export function shuffleWith<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((entry) => ({ entry, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** Of two things every second seed gives the other order: it is missed once in 2^64 times. */
const TRIES = 64;

/** The next seed that makes another order by `isOther`; any, where none does. */
export function findNextSeed(seed: number, isOther: (seed: number) => boolean): number {
  let next = getNextSeed(seed);
  for (let attempt = 1; attempt < TRIES && !isOther(next); attempt++) next = getNextSeed(next);
  return next;
}

/** Another seed, which follows from this one: what a button that shuffles again stores. */
export const getNextSeed = (seed: number): number => Math.floor(createSeededRandom(seed)() * 2 ** 32);
