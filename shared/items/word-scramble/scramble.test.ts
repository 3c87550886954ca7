import { describe, expect, test } from 'vitest';
import { letters } from '../../text/letters.ts';
import { scrambled } from './scramble.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

describe('a scramble', () => {
  test.each(['ab', 'aab', 'rain', 'Dad', 'été', 'мир', 'مطر', '雨水', '🍎👩‍👩‍👧', 'tooth fairy'])(
    'of %s never equals its answer, however it is capitalised',
    (term) => {
      for (const seed of seeds) {
        const plain = scrambled(term, { seed, byWord: false }).replaceAll('\u202F', '');
        expect(plain.toLowerCase()).not.toBe(term.toLowerCase());
        expect(letters(plain).sort()).toEqual(letters(term).sort());
      }
    },
  );

  test.each(['a', 'aaa', 'Aa', '', '?!'])('of %j is the same, for there is no other order', (term) => {
    expect(scrambled(term, { seed: 3, byWord: false })).toBe(term);
  });

  test('keeps the words of a term apart, and hyphens and apostrophes in their places', () => {
    const words = scrambled("don't ice-cream", { seed: 5, byWord: false }).split(' ');
    expect(words[0]?.charAt(3)).toBe("'");
    expect(words[1]?.charAt(3)).toBe('-');
  });

  test('by word puts the words in another order and leaves their letters', () => {
    for (const seed of seeds) {
      const order = scrambled('the water cycle', { seed, byWord: true });
      expect(order).not.toBe('the water cycle');
      expect(order.split(' ').sort()).toEqual(['cycle', 'the', 'water']);
    }
    expect(scrambled('rain', { seed: 1, byWord: true })).not.toBe('rain');
  });

  test('joined letters are set apart, so that they keep their form', () => {
    expect(scrambled('مطر', { seed: 1, byWord: false })).toContain('\u202F');
  });

  test('hangs on the seed of its term alone', () => {
    const [first, second] = ['evaporation', 'condensation'].map((term) =>
      scrambled(term, { seed: 9, byWord: false }),
    );
    expect(scrambled('evaporation', { seed: 9, byWord: false })).toBe(first);
    expect(second).not.toBe(first);
  });
});
