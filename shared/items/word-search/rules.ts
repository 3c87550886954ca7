import { getNextSeed } from '../../shuffle.ts';
import type { WordSearchData } from './schema.ts';

/** Puts the words into other places. */
export function remakeWordSearch(data: WordSearchData): void {
  data.shuffle_seed = getNextSeed(data.shuffle_seed);
}
