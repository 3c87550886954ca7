import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MemoCache } from '../../paper/measure/memo-cache.ts';
import { bingo } from '../bingo/schema.ts';
import { createBingoContent } from '../bingo/view.tsx';
import { flashcard } from '../flashcard/schema.ts';
import { createFlashcardContent } from '../flashcard/view.tsx';

const ROOM = { first: 960, other: 960 };
const CARDS = ['a', 'b', 'c', 'd'].map((id) => ({ id, term: 'einundzwanzig', definition: '21' }));
const GERMAN = { id: 'one', topic: 'number_words', language: 'de', cards: ['a', 'b', 'c'] };

test('the words of a set that were made in another language are broken by that language, on cards', () => {
  const deck = flashcard.parse({ entity_type: 'flashcard', locale: 'en-US', items: CARDS, sets: [GERMAN] });
  const [front] = createFlashcardContent(deck)(ROOM).blocks;
  const html = renderToStaticMarkup(front?.element);
  expect(
    [...html.matchAll(/lang="([^"]+)" data-block="(\w)"/g)].map(([, lang, id]) => `${id} ${lang}`),
  ).toEqual(['a de', 'b de', 'c de', 'd en-US']);
});

test.each([
  ['de', [GERMAN]],
  ['en-US', [{ ...GERMAN, cards: ['a'] }]],
  ['en-US', [{ ...GERMAN, topic: 'sums' }]],
  ['en-US', undefined],
])('the words of a game are broken by %s where a set wrote most of them in it', (language, sets) => {
  const items = CARDS.map((card) => ({ ...card, term: `${card.term} ${card.id}` }));
  const game = bingo.parse({ entity_type: 'bingo', locale: 'en-US', dimension: 3, items, sets });
  const { blocks } = createBingoContent(game, new MemoCache(), () => [])(ROOM);
  const list = blocks.find(({ key }) => key === '/call-list');
  expect(list?.element).toMatchObject({ props: { language, locale: 'en-US' } });
});
