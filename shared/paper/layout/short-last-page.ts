import { CONTENT_HEIGHT } from '../sheet/page-sizes.ts';
import { type BlockPlaces, HEAD_KEY, RUNNING_HEAD_KEY } from './paper-content.ts';

/** A last page that is filled to no more than this share has little on it. */
const LITTLE = 1 / 8;

/** A last page that is hardly worth a sheet of paper. */
export interface ShortLastPage {
  /** The number of the page, from 1. */
  readonly page: number;
  /** The keys of the blocks on it, in their order. */
  readonly keys: readonly string[];
  /** The first of them has begun on the page before. */
  readonly goesOn: boolean;
}

/** Finds the last of several pages where it holds little below its head; null where it holds more. */
export function findShortLastPage({ places }: Pick<BlockPlaces, 'places'>): ShortLastPage | null {
  const sheet = Math.max(0, ...places.map((place) => place.sheet));
  const own = places.filter((place) => place.sheet === sheet && place.key !== RUNNING_HEAD_KEY);
  const [first] = own;
  if (!first || sheet === 0 || first.key === HEAD_KEY) return null;
  const begin = Math.min(...own.map(({ top }) => top));
  const end = Math.max(...own.map(({ top, height }) => top + height));
  if (end - begin > CONTENT_HEIGHT * LITTLE) return null;
  return { page: sheet + 1, keys: [...new Set(own.map(({ key }) => key))], goesOn: first.start > 0 };
}
