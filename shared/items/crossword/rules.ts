import type { CrosswordData } from './schema.ts';

/** Lays the words out anew. */
export function setCrosswordSeed(data: CrosswordData, seed: number): void {
  data.shuffle_seed = seed;
}
