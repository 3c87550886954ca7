import { isString } from 'es-toolkit';
import { isRecord } from '#shared/is-record.ts';
import { deviceMemory } from '../device/device-memory.ts';

/** The icon searches remembered on this device. */

interface SearchPair {
  readonly searchTerm: string;
  readonly imageId: string;
}

// Checks by hand, because the editor begins without zod.
const isPair = (value: unknown): value is SearchPair =>
  isRecord(value) && isString(value.searchTerm) && isString(value.imageId);

const MOST_PAIRS = 200;
const MOST_TERMS = 8;

const writeList = (key: string, value: unknown): void => deviceMemory.write(key, JSON.stringify(value));

/** Reads the searched terms, the latest first. */
export const readSearchHistory = (): string[] => deviceMemory.readList('iconfinder_history', isString);

export function rememberSearch(term: string): void {
  const others = readSearchHistory().filter((known) => known !== term);
  if (term !== '') writeList('iconfinder_history', [term, ...others].slice(0, MOST_TERMS));
}

const readPairs = (): SearchPair[] => deviceMemory.readList('search_pair', isPair);
const writePairs = (all: readonly SearchPair[]): void => writeList('search_pair', all.slice(0, MOST_PAIRS));

/** Remembers that the picture was found by that term. */
export function rememberPair({ searchTerm, imageId }: SearchPair): void {
  if (searchTerm !== '') writePairs([{ searchTerm, imageId }, ...readPairs()]);
}

/** Renames the id of a remembered picture. */
export function renamePair(from: string, to: string): void {
  const all = readPairs();
  if (!all.some(({ imageId }) => imageId === from)) return;
  const renamed = all.map((pair) => (pair.imageId === from ? { ...pair, imageId: to } : pair));
  writePairs(renamed.filter((pair, at) => renamed.findIndex((one) => one.imageId === pair.imageId) === at));
}

/** Finds the term by which a picture was found. */
export const findTerm = (imageId: string): string | undefined =>
  readPairs().find((pair) => pair.imageId === imageId)?.searchTerm;

const USED = 'used-icon-finder-feature';
export const hasUsedIcons = (): boolean => deviceMemory.read(USED) !== null;
export const setUsedIcons = (): void => deviceMemory.write(USED, 'true');
