import { expect, test } from 'vitest';
import { createPublishedGame } from '#shared/kinds/bingo/published-game.ts';
import { publishedGame } from '#shared/kinds/bingo/published-game-schema.ts';
import { aBingo } from '#test/support/builders.ts';
import { getPrintedLook } from './printed-card.ts';

const image = { id: 'p', is_icon: true, iconObject: { id: '1F431' } };
/** What the squares of a card to be checked show: the word, and whether its picture is there. */
const readSquares = (squares?: 'picture' | 'word') =>
  getPrintedLook(
    publishedGame.parse(
      createPublishedGame(
        aBingo({
          squares,
          items: [
            { id: 'a', term: 'cat', term_image: image },
            { id: 'b', term: 'dog' },
          ],
        }),
      ),
    ),
  ).words.map(({ term, term_image }) => [term, term_image !== null]);

test('a card is checked as its squares were printed: picture and word, or one of them alone', () => {
  expect(readSquares()).toEqual([
    ['cat', true],
    ['dog', false],
  ]);
  expect(readSquares('picture')[0]).toEqual(['', true]);
  expect(readSquares('picture')[1]).toEqual(['dog', false]);
  expect(readSquares('word')[0]).toEqual(['cat', false]);
});
