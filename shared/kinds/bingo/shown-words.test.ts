import { expect, test } from 'vitest';
import { aBingo } from '#test/support/builders.ts';
import { MemoCache } from '../../paper/measure/memo-cache.ts';
import { setSquares } from './rules.ts';
import type { Bingo } from './schema.ts';
import { listShownWords } from './shown-words.ts';

const game = (): Bingo =>
  aBingo({
    items: [
      { id: 'both', term: 'cat', term_image: { id: 'drawing', name: 'cat' } },
      { id: 'word', term: 'dog' },
      { id: 'picture', term: '', term_image: { id: 'other', name: 'sun' } },
    ],
  });
const shown = (squares: Bingo['squares']) => {
  const { items } = game();
  return listShownWords({ squares }, items, new MemoCache()).map(({ term, term_image }) => [
    term,
    term_image?.id ?? null,
  ]);
};

test.each([
  [
    undefined,
    [
      ['cat', 'drawing'],
      ['dog', null],
      ['', 'other'],
    ],
  ],
  [
    'picture',
    [
      ['', 'drawing'],
      ['dog', null],
      ['', 'other'],
    ],
  ],
  [
    'word',
    [
      ['cat', null],
      ['dog', null],
      ['', 'other'],
    ],
  ],
] as const)('squares that show %s show what a word has of it, and never nothing', (squares, expected) =>
  expect(shown(squares)).toEqual(expected),
);

test('a word that has not changed is the same object, so that its squares are not drawn again', () => {
  const cache = new MemoCache();
  const { items } = game();
  const [before] = listShownWords({ squares: 'picture' }, items, cache);
  const changed = items.map((card) => (card.id === 'word' ? { ...card, term: 'fox' } : card));
  expect(listShownWords({ squares: 'picture' }, changed, cache)[0]).toBe(before);
});

test('what squares show is chosen, and taken back', () => {
  const bingo = game();
  setSquares(bingo, 'picture');
  expect(bingo.squares).toBe('picture');
  setSquares(bingo, null);
  expect('squares' in bingo).toBe(false);
});
