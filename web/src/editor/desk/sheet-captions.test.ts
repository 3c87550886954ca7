import { expect, test } from 'vitest';
import { aBingo, aFlashcardSet } from '#test/support/builders.ts';
import { getCaption } from './sheet-captions.ts';

const said = (...[document, sheet, count]: Parameters<typeof getCaption>) => {
  const caption = getCaption(document, sheet, count);
  return `${caption?.what}: ${caption?.more}`;
};

test('a deck’s sheets are fronts and backs', () => {
  expect(said(aFlashcardSet(), 2, 4)).toBe('Fronts: sheet 2 of 2');
  expect(said(aFlashcardSet(), 3, 4)).toContain('Backs');
});

test('a game’s sheets say which cards stand on them, and how many words are called', () => {
  const game = (cards_per_page: 1 | 2 | 4, given = {}) =>
    aBingo({ words: 30, card_count: 9, cards_per_page, ...given });
  expect(said(game(1), 2, 10)).toBe('Card 3: page 3 of 9');
  expect(said(game(2), 1, 6)).toBe('Cards 3 and 4: page 2 of 5');
  expect(said(game(2), 4, 6)).toBe('Card 9: page 5 of 5');
  expect(said(game(4), 1, 4)).toBe('Cards 5 to 8: page 2 of 3');
  expect(said(game(4), 3, 4)).toBe('Call list: 30 words');
  expect(said(game(4, { call_list: { clue: true } }), 3, 4)).toBe('Call list: 30 clues');
  expect(said(aBingo({ words: 2 }), 0, 2)).toBe('Card 1: page 1 of 1');
});
