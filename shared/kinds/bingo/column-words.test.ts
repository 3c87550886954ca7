import { range, uniq } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { groupCallsByColumn, listCalledLetters, listColumnWords } from './column-names.ts';
import { countDifferentCards, dealCards, isPlayable } from './deal-cards.ts';
import { findLack } from './lack.ts';
import { countNeededWords } from './pools.ts';
import { createPublishedGame, dealPrintedCards } from './published-game.ts';
import { fillWithNumbers, HALL_COUNT, makeHallGame } from './rules.ts';
import { bingo } from './schema.ts';
import { dealSetOfCards, listCalls } from './words.ts';

const createGame = (given: object = {}) =>
  bingo.parse({ entity_type: 'bingo', column_words: true, card_count: 100, ...given });
const createNumbers = (count = 75, given: object = {}) => {
  const game = createGame(given);
  fillWithNumbers(game, { from: 1, ids: range(count).map((at) => `n${at}`) });
  return game;
};

describe('a game whose columns have words of their own', () => {
  test('has 1 to 15 under B and 61 to 75 under O on each of a hundred different cards', () => {
    const cards = dealSetOfCards(createNumbers());
    expect(uniq(cards.map((card) => card.join()))).toHaveLength(100);
    for (const card of cards)
      for (const [cell, word] of card.entries())
        if (word !== null) expect(Math.floor(word / 15)).toBe(cell % 5);
    expect(cards[0]?.[12]).toBeNull();
  });

  test('is made of an empty game in one step: five columns of 15, BINGO above them, a free centre', () => {
    const game = createGame({ column_words: false, dimension: 4, top_word: 'CLAS' });
    makeHallGame(
      game,
      range(HALL_COUNT).map((at) => `n${at}`),
    );
    expect(game.items.map(({ term }) => term)).toEqual(range(1, 76).map(String));
    expect(game).toMatchObject({ dimension: 5, top_word: 'BINGO', show_top_word: 1, column_words: true });
    expect(game.free_spaces).toEqual([13]);
  });

  test('uses the words of a column as often as each other', () => {
    const used = range(75).map(() => 0);
    for (const word of dealSetOfCards(createNumbers()).flat())
      if (word !== null) used[word] = (used[word] ?? 0) + 1;
    for (const column of range(5)) {
      const own = used.slice(15 * column, 15 * column + 15);
      expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
    }
  });

  test('is dealt again from its seed by the page that checks cards', () => {
    const game = createNumbers();
    expect(dealPrintedCards(createPublishedGame(game))).toEqual(dealSetOfCards(game));
  });

  test('divides any list over its columns in order, what is left over where most squares are', () => {
    const items = range(24).map((at) => ({ id: `w${at}`, term: `word ${at}` }));
    expect(listColumnWords(createGame({ items }))?.map(({ length }) => length)).toEqual([5, 5, 4, 5, 5]);
    expect(findLack(createGame({ items }))).toBeNull();
  });

  test('says which columns are short of words', () => {
    const items = range(20).map((at) => ({ id: `w${at}`, term: `word ${at}` }));
    expect(findLack(createGame({ items }))?.message).toBe(
      'You have 20 words. A 5 × 5 card needs 24. Column B has 4 of 5, I has 4 of 5, G has 4 of 5 and O has 4 of 5. Add 4, or turn on Reuse words.',
    );
  });

  test('needs more words where free spaces are unevenly spread, and takes each word it can', () => {
    expect(countNeededWords(createGame({ free_spaces: [1, 6, 11, 16, 21] }))).toBe(24);
    expect(
      isPlayable({ words: 3, free: new Set(), dimension: 3, seed: 1, reuse: true, byColumn: true }),
    ).toBe(true);
    expect(
      isPlayable({ words: 2, free: new Set(), dimension: 3, seed: 1, reuse: true, byColumn: true }),
    ).toBe(false);
  });

  test('knows how many different cards there are', () => {
    const settings = {
      words: 9,
      free: new Set<number>(),
      dimension: 3,
      seed: 1,
      reuse: false,
      byColumn: true,
    };
    expect(countDifferentCards(settings, 1000)).toBe(216);
    expect(uniq(dealCards(settings, 216).map((card) => card.join()))).toHaveLength(216);
  });

  test('lists the calls by column, each with the letter that is called before it', () => {
    const game = createNumbers(75, { call_list: { sort: 'natural' } });
    expect(groupCallsByColumn(game, listCalls(game))?.[1]?.map(({ term }) => term)).toEqual(
      range(16, 31).map(String),
    );
    expect(listCalledLetters(game).get('n74')).toBe('O');
    expect(createPublishedGame(game).words[15]?.letter).toBe('I');
    expect(listCalledLetters(createNumbers(75, { show_top_word: 0 })).size).toBe(0);
  });
});
