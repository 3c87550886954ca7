import { expect, test } from 'vitest';
import { aBingo } from '#test/support/builders.ts';
import { createEmptyDocument } from '../../document/empty-document.ts';
import { getPictureHeight } from './call-list-pages.ts';
import { applyCallListSize, getCallListSize, layOutCalls } from './call-list-size.ts';
import { CALL_LIST_FONT_SIZE } from './choices.ts';
import type { Bingo } from './schema.ts';
import { listCalls } from './words.ts';

const countPages = (game: Bingo, font_size: number) =>
  layOutCalls({ ...game, call_list: { ...game.call_list, font_size } }, listCalls(game)).length;

test.each([24, 30, 48, 60, 75])(
  'a list of %d words is as large as its page allows, and no larger',
  (words) => {
    const game = aBingo({ words });
    const size = getCallListSize(game);
    expect(countPages(game, size)).toBe(1);
    expect(size).toBeGreaterThan(CALL_LIST_FONT_SIZE.initial);
    expect(size === CALL_LIST_FONT_SIZE.max || countPages(game, size + 1) > 1).toBe(true);
  },
);

test('one that takes several pages has the usual size', () => {
  expect(getCallListSize(aBingo({ words: 400 }))).toBe(CALL_LIST_FONT_SIZE.initial);
});

test('no word is broken for the size of the others', () => {
  const items = Array.from({ length: 24 }, (_, at) => ({ id: `w${at}`, term: `counterrevolutionary${at}` }));
  const wide = getCallListSize(aBingo({ items, call_list: { columns: 2 } }));
  expect(wide).toBeLessThan(getCallListSize(aBingo({ words: 24, call_list: { columns: 2 } })));
});

test('every copy of the list fits in it', () => {
  const items = Array.from({ length: 20 }, (_, at) => ({
    id: `w${at}`,
    term: 'two lines of words '.repeat(1 + (at % 3)) + at,
  }));
  const game = aBingo({ items, call_list: { copies: [1, 2, 3, 4] } });
  const size = getCallListSize(game);
  for (const shuffle_seed of [1, 2, 3, 4]) {
    const copy = { ...game, call_list: { ...game.call_list, shuffle_seed } };
    expect(countPages(copy, size)).toBe(1);
  }
});

test('it follows the page in a new game, and not in one whose size a user has set', () => {
  const fresh = createEmptyDocument('bingo') as Bingo;
  expect(fresh.call_list).toMatchObject({ automatic_size: true, visible: true, font_size: 14 });
  const game = aBingo({ words: 24, call_list: { font_size: 12 } });
  expect(applyCallListSize(game).call_list.font_size).toBe(12);
  game.call_list.automatic_size = true;
  expect(applyCallListSize(game).call_list.font_size).toBeGreaterThan(14);
});

test('a picture is as large beside large words as beside usual ones, and never smaller than there', () => {
  const { min, initial, max } = CALL_LIST_FONT_SIZE;
  const usual = getPictureHeight(initial);
  expect(getPictureHeight(max) / max).toBeCloseTo(usual / initial);
  expect(getPictureHeight(min)).toBe(usual);
});
