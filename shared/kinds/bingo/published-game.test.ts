import { expect, test } from 'vitest';
import { createGamePictures, createPublishedGame, dealPrintedCards } from './published-game.ts';
import { publishedGame } from './published-game-schema.ts';
import { bingo } from './schema.ts';
import { dealSetOfCards } from './words.ts';

const aGame = (given: object = {}, more: readonly object[] = []) =>
  bingo.parse({
    entity_type: 'bingo',
    items: [
      ...Array.from({ length: 24 }, (_, at) => ({
        id: `w${at}`,
        term: `word ${at}`,
        definition: `clue ${at}`,
      })),
      ...more,
    ],
    ...given,
  });

test('any card is rebuilt from what is published', () => {
  for (const given of [{}, { dimension: 4, free_spaces: [1] }, { dimension: 7, reuse_terms: 1 }]) {
    const game = aGame(given);
    expect(dealPrintedCards(publishedGame.parse(createPublishedGame(game)))).toEqual(dealSetOfCards(game));
  }
});

test('clues are published where they are called, and not else', () => {
  expect(createPublishedGame(aGame()).words[3]).toMatchObject({ word: { text: 'word 3' }, clue: null });
  const called = createPublishedGame(aGame({ call_list: { clue: true } }));
  expect(called.words[3]).toMatchObject({
    word: { text: 'word 3', alt: null },
    clue: { text: 'clue 3', alt: null },
  });
});

test('pictures of words, and of the clues that are called, are published as a deck', () => {
  const picture = (id: string) => ({ id, alt: `the ${id}` });
  const more = [
    { id: 'a', term: 'sun', term_image: picture('sun'), definition_image: picture('sky') },
    { id: 'b', term: 'moon', definition_image: picture('night') },
  ];
  expect(createGamePictures(aGame())).toBeNull();
  const words = aGame({}, more);
  expect(createGamePictures(words)?.items).toMatchObject([
    { id: 'a', term_image: { id: 'sun' }, definition_image: null },
  ]);
  expect(createPublishedGame(words).words.slice(23)).toMatchObject([
    { pictures: null },
    { pictures: 0, word: { text: 'sun', alt: 'the sun' }, clue: null },
    { pictures: null },
  ]);
  const clues = aGame({ call_list: { clue: true } }, more);
  expect(createGamePictures(clues)?.items).toHaveLength(2);
  expect(createPublishedGame(clues).words.at(-1)).toMatchObject({
    pictures: 1,
    word: { alt: null },
    clue: { text: '', alt: 'the night' },
  });
});

test('the picture on the free spaces follows those of the words, where there are free spaces', () => {
  const free_space_image = { id: 'star', alt: 'a star', ratio: 2, rotation: 90 };
  const more = [{ id: 'a', term: 'sun', term_image: { id: 'sun' } }];
  const game = aGame({ free_space_image }, more);
  const { free_picture } = createPublishedGame(game);
  expect(free_picture).toMatchObject({ place: 1, alt: 'a star' });
  expect(free_picture?.ratio).toBeCloseTo(0.5);
  expect(createGamePictures(game)?.items[1]?.term_image?.id).toBe('star');
  expect(createPublishedGame(aGame({ free_space_image, free_spaces: [] }, more)).free_picture).toBeNull();
});

test('what the cards look like is published; a game that was published without it has the usual look', () => {
  const style = { font: 'andika', color: '#0000FF' };
  const game = createPublishedGame(
    aGame({ dimension: 7, show_top_word: 0, style, locale: 'de-DE', font_size: 30 }),
  );
  expect(publishedGame.parse(game).look).toMatchObject({
    locale: 'de-DE',
    font: 'andika',
    color: '#0000FF',
    font_size: 30,
    square: 100,
    top_row: 0,
  });
  const { look, free_picture, ...before } = game;
  expect(publishedGame.parse(before)).toMatchObject({ free_picture: null, look: { square: 140 } });
});

test('what stands among the words without a word or a picture is not called', () => {
  const game = createPublishedGame(aGame({}, [{ id: 'x', definition: 'only a clue' }]));
  expect(game.words).toHaveLength(24);
});
