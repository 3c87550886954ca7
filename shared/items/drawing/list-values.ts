import { range } from 'es-toolkit';
import { getDrawer, isPaper } from '../../drawings/families.ts';
import type { Look } from '../../drawings/look.ts';
import { createSeededRandom } from '../../shuffle.ts';
import type { DrawingData } from './schema.ts';

/** So many values are drawn by lot in vain, before there are no more. */
const ATTEMPTS = 400;

/** What an item draws. */
export interface DrawingValues {
  readonly values: readonly string[];
  /** The typed values of which nothing can be drawn, by their places in the list. */
  readonly unread: readonly number[];
  /** How many were asked for by lot and do not exist. */
  readonly missing: number;
}

/** Lists the values of an item: those that were typed, then those that are drawn by lot. The same seed gives the same. */
export function listValues(data: DrawingData, look: Look): DrawingValues {
  const { kind, made, level, shuffle_seed } = data;
  const { draw, make } = getDrawer(kind);
  if (isPaper(kind) || !make) {
    const count = kind === 'blank_clock' ? Math.max(1, made) : 1;
    return { values: range(count).map(() => ''), unread: [], missing: 0 };
  }
  const isDrawn = (value: string) => draw(value, look) !== null;
  const typed = data.values.flatMap((value, at) => (value.trim() === '' ? [] : [{ value, at }]));
  const read = typed.filter(({ value }) => isDrawn(value)).map(({ value }) => value);
  const random = createSeededRandom(shuffle_seed);
  const lot: string[] = [];
  const known = new Set(read);
  for (let vain = 0; vain < ATTEMPTS && lot.length < made; vain++) {
    const value = make(level, random, look);
    if (known.has(value) || !isDrawn(value)) continue;
    vain = 0;
    known.add(value);
    lot.push(value);
  }
  return {
    values: [...read, ...lot],
    unread: typed.filter(({ value }) => !isDrawn(value)).map(({ at }) => at),
    missing: made - lot.length,
  };
}
