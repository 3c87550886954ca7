import { countLateFonts } from '../../paper/draw/found-sizes.ts';
import type { Card } from '../parts/card-schema.ts';

/**
 * Remembers what was measured of each word: of five hundred, a key changes one. What is measured `as` is
 * measured once, until fonts arrive.
 */
export class WordCache {
  private readonly cached = new WeakMap<Card, { as: string; value: number }>();

  measure(word: Card, as: string, measured: () => number): number {
    const now = `${as}/${countLateFonts()}`;
    const last = this.cached.get(word);
    if (last?.as === now) return last.value;
    const value = measured();
    this.cached.set(word, { as: now, value });
    return value;
  }
}
