import { describe, expect, test } from 'vitest';
import { DIMENSIONS } from './choices.ts';
import { countDifferentCards, type DealSettings, dealCards, isPlayable } from './deal-cards.ts';

const game = (more: Partial<DealSettings> = {}): DealSettings => ({
  words: 50,
  free: new Set([13]),
  dimension: 5,
  seed: 7,
  reuse: false,
  ...more,
});
const counts = (cards: ReturnType<typeof dealCards>, words: number) => {
  const on = new Array<number>(words).fill(0);
  for (const word of cards.flat()) if (word !== null) on[word] = (on[word] ?? 0) + 1;
  return on;
};

describe('a set of cards', () => {
  test('has as many cards as are asked for, each unlike all others, whatever its size', () => {
    for (const dimension of DIMENSIONS) {
      const cards = dealCards(game({ dimension, words: dimension ** 2, free: new Set() }), 100);
      expect(new Set(cards.map((card) => card.join())).size).toBe(100);
    }
  });

  test('has no word twice on a card', () => {
    for (const card of dealCards(game(), 100)) {
      const words = card.filter((word) => word !== null);
      expect(words).toHaveLength(24);
      expect(new Set(words).size).toBe(24);
    }
  });

  test('leaves the free cells without a word', () => {
    for (const card of dealCards(game({ free: new Set([1, 5, 21, 25]) }), 10))
      expect(card.flatMap((word, at) => (word === null ? [at + 1] : []))).toEqual([1, 5, 21, 25]);
  });

  test('is fair: every word stands on as many cards as any other, or on one more or less', () => {
    for (const words of [24, 25, 37, 50, 200]) {
      const on = counts(dealCards(game({ words }), 100), words);
      expect(Math.max(...on) - Math.min(...on)).toBeLessThanOrEqual(1);
    }
  });

  test('is rebuilt from its seed, and a number is the same card however many there are', () => {
    const all = dealCards(game(), 100);
    expect(dealCards(game(), 100)).toEqual(all);
    expect(dealCards(game(), 30)).toEqual(all.slice(0, 30));
    expect(dealCards(game({ seed: 8 }), 1)).not.toEqual(all.slice(0, 1));
  });

  test('puts a word into every place about as often', () => {
    const cards = dealCards(game({ words: 9, dimension: 3, free: new Set() }), 100);
    const first = counts(
      cards.map((card) => card.slice(0, 1)),
      9,
    );
    expect(Math.max(...first)).toBeLessThan(30);
    expect(Math.min(...first)).toBeGreaterThan(2);
  });
});

describe('words that are too few', () => {
  test('make no card, but where they may be used again', () => {
    expect(isPlayable(game({ words: 23 }))).toBe(false);
    expect(dealCards(game({ words: 23 }), 30)).toEqual([]);
    const [card] = dealCards(game({ words: 5, reuse: true }), 1);
    const on = counts(card ? [card] : [], 5);
    expect(Math.max(...on) - Math.min(...on)).toBeLessThanOrEqual(1);
  });

  test('make as few cards as there are different ones', () => {
    const free = new Set([1, 2, 3, 4, 5, 6, 7]);
    expect(dealCards(game({ dimension: 3, free, words: 3 }), 100)).toHaveLength(6);
    expect(dealCards(game({ words: 1, reuse: true }), 100)).toHaveLength(1);
    expect(dealCards(game({ words: 0, reuse: true }), 100)).toEqual([]);
  });

  test('are counted without being dealt, and all the different cards that there are are dealt', () => {
    const all = (more: Partial<DealSettings>) => {
      const few = game({ dimension: 3, ...more });
      const cards = dealCards(few, 2_000);
      expect(new Set(cards.map((card) => card.join())).size).toBe(cards.length);
      expect(cards).toHaveLength(countDifferentCards(few, 2_000));
      return cards.length;
    };
    const free = (cells: number) => new Set(Array.from({ length: cells }, (_, at) => at + 1));
    // One of four words; any two of four in either order; three of three; two words on three cells, one twice.
    expect(all({ free: free(8), words: 4 })).toBe(4);
    expect(all({ free: free(7), words: 4 })).toBe(12);
    expect(all({ free: free(6), words: 3 })).toBe(6);
    expect(all({ free: free(6), words: 2, reuse: true })).toBe(6);
    expect(all({ free: free(9), words: 4 })).toBe(1);
    expect(all({ free: free(4), words: 5 })).toBe(120);
  });

  test('of a large card are more than anybody asks for', () => {
    const large = game({ dimension: 7, free: new Set(), words: 500 });
    expect(countDifferentCards(large, 100)).toBe(100);
    expect(countDifferentCards({ ...large, words: 2, reuse: true }, 100)).toBe(100);
  });
});
