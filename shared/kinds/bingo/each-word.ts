import { lateFaces } from '../../paper/draw/Fitted.tsx';
import type { Card } from '../parts/card.ts';

/**
 * Remembers what was measured of each word: of five hundred, a key changes one. What is measured `as` is measured
 * once, until faces arrive.
 */
export class EachWord {
  private readonly known = new WeakMap<Card, { as: string; value: number }>();

  measure(word: Card, as: string, measured: () => number): number {
    const now = `${as}/${lateFaces()}`;
    const last = this.known.get(word);
    if (last?.as === now) return last.value;
    const value = measured();
    this.known.set(word, { as: now, value });
    return value;
  }
}
