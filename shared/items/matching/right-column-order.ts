import { range, zipObject } from 'es-toolkit';
import { shuffleWithSeed } from '../../shuffle.ts';

/** So many seeded orders are tried before the first two change places. */
const TRIES = 12;

/** Returns the numbers from 0 in a seeded order that differs from the sorted one, if there is another. */
function shuffleRange(count: number, seed: number): number[] {
  const entries = range(count);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const order = shuffleWithSeed(entries, (seed + attempt * 0x9e3779b1) >>> 0);
    if (order.some((entry, place) => entry !== place)) return order;
  }
  return count < 2 ? entries : [1, 0, ...entries.slice(2)];
}

/** An entry of the right column: the row it begins in, and whether it may leave it. */
export interface Movable {
  readonly row: number;
  readonly shuffle: boolean;
}

/**
 * Returns the entry of each row: entries that do not shuffle in their own rows, the others in a seeded order
 * in the remaining rows, from the first. A row without an entry is undefined.
 */
export function orderRightColumn<T extends Movable>(entries: readonly T[], seed: number): (T | undefined)[] {
  const fixed = entries.filter(({ shuffle }) => !shuffle);
  const moving = entries.filter(({ shuffle }) => shuffle);
  const taken = zipObject(
    fixed.map(({ row }) => row),
    fixed,
  );
  const order = shuffleRange(moving.length, seed).flatMap((place) => moving[place] ?? []);
  const rows: (T | undefined)[] = [];
  while (order.length > 0 || rows.length <= Math.max(-1, ...fixed.map(({ row }) => row)))
    rows.push(taken[rows.length] ?? order.shift());
  return rows;
}
