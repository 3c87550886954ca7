/**
 * Seeded randomness: every shuffle in a document is stored as a seed, so that the preview, the PDF,
 * the answer key and a reprint years later agree. Never change what a seed means.
 */

/** A stream of numbers in [0, 1) that hangs on the seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A new array in the seed's order (Fisher–Yates); the input stays as it is. */
export function shuffled<T>(values: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  const keyed = [...values];
  for (let last = keyed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [keyed[last] as T, keyed[other] as T];
    keyed[last] = b;
    keyed[other] = a;
  }
  return keyed;
}

/** A new seed, for storing: a whole number in [0, 2³²). */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
