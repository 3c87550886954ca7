import { describe, expect, test } from 'vitest';
import { splitGraphemes } from '../../text/graphemes.ts';
import { hasOtherOrder, scrambleTerm } from './scramble.ts';

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

describe('a scramble', () => {
  test.each(['ab', 'aab', 'rain', 'Dad', 'été', 'мир', 'مطر', '雨水', '🍎👩‍👩‍👧', 'tooth fairy'])(
    'of %s never equals its answer, however it is capitalised',
    (term) => {
      for (const seed of seeds) {
        const plain = scrambleTerm(term, { seed, byWord: false }).replaceAll('\u202F', '');
        expect(plain.toLowerCase()).not.toBe(term.toLowerCase());
        const sorted = (text: string) => splitGraphemes(text.toLowerCase()).sort();
        expect(sorted(plain)).toEqual(sorted(term));
      }
    },
  );

  test.each(['a', 'aaa', 'Aa', '', '?!'])('of %j is the same, for there is no other order', (term) => {
    expect(scrambleTerm(term, { seed: 3, byWord: false })).toBe(term);
  });

  test.each([
    ['Rain', /^[A-Z][a-z]{3}$/],
    ['McDonald', /^[A-Z][a-z][A-Z][a-z]{5}$/],
    ['NASA', /^[A-Z]{4}$/],
    ['Water cycle', /^[A-Z][a-z]{4} [a-z]{5}$/],
    ['Straße', /^[A-Zß][a-zß]{5}$/],
  ])('of %s has its capitals where the term has them, so that none tells how it begins', (term, form) => {
    for (const seed of seeds) expect(scrambleTerm(term, { seed, byWord: false })).toMatch(form);
  });

  test('has small and large letters by the rules of its language', () => {
    const turkish = seeds.map((seed) => scrambleTerm('Işık', { seed, byWord: false, locale: 'tr' }));
    expect(new Set(turkish.flatMap((word) => splitGraphemes(word.toLocaleLowerCase('tr'))))).toEqual(
      new Set(['ı', 'ş', 'k']),
    );
  });

  test('there is one of a term that has another order, by letters or by words', () => {
    const by = (byWord: boolean) => (term: string) => hasOtherOrder(term, { byWord });
    expect(['a', 'aa', 'Aa', '?!', 'a b', 'no no'].map(by(false))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(['no no', 'a b', 'ab'].map(by(true))).toEqual([false, true, true]);
  });

  test('words whose letters are set apart stand further apart than those', () => {
    const mixed = scrambleTerm('مدرسة كبيرة', { seed: 1, byWord: false });
    expect(mixed.split('\u2003').map((word) => word.split('\u202F').length)).toEqual([5, 5]);
    expect(scrambleTerm('مدرسة كبيرة', { seed: 1, byWord: true })).toBe('كبيرة مدرسة');
  });

  test('keeps the words of a term apart, and hyphens and apostrophes in their places', () => {
    const words = scrambleTerm("don't ice-cream", { seed: 5, byWord: false }).split(' ');
    expect(words[0]?.charAt(3)).toBe("'");
    expect(words[1]?.charAt(3)).toBe('-');
  });

  test('by word puts the words in another order and leaves their letters', () => {
    for (const seed of seeds) {
      const order = scrambleTerm('the water cycle', { seed, byWord: true });
      expect(order).not.toBe('the water cycle');
      expect(order.split(' ').sort()).toEqual(['cycle', 'the', 'water']);
    }
    expect(scrambleTerm('rain', { seed: 1, byWord: true })).not.toBe('rain');
  });

  test('joined letters are set apart, so that they keep their form', () => {
    expect(scrambleTerm('مطر', { seed: 1, byWord: false })).toContain('\u202F');
  });

  test('hangs on the seed of its term alone', () => {
    const [first, second] = ['evaporation', 'condensation'].map((term) =>
      scrambleTerm(term, { seed: 9, byWord: false }),
    );
    expect(scrambleTerm('evaporation', { seed: 9, byWord: false })).toBe(first);
    expect(second).not.toBe(first);
  });
});
