import { expect, test } from 'vitest';
import { aBingo, aFlashcardSet } from '#test/support/builders.ts';
import {
  countSheetsBeside,
  findSheetAt,
  getFirstOfRow,
  getGridSize,
  getSheetPlace,
  hasColumns,
  isInRows,
  type SheetGrid,
} from './sheet-grid.ts';

const stack: SheetGrid = { paper: 'letter', count: 3, columns: 1 };
const pairs: SheetGrid = { paper: 'letter', count: 4, columns: 2 };

test('sheets stand one under the other', () => {
  expect(getSheetPlace(stack, 2)).toEqual({ x: 0, y: 2 * (1056 + 24) });
  expect(getGridSize(stack)).toEqual({ width: 816, height: 3 * 1056 + 2 * 24 });
});

test('a back stands beside its front', () => {
  expect(getSheetPlace(pairs, 0).y).toBe(getSheetPlace(pairs, 1).y);
  expect(getSheetPlace(pairs, 1).x).toBe(816 + 48);
  expect(getSheetPlace(pairs, 2)).toEqual({ x: 0, y: 48 + 1056 + 88 });
  expect(getGridSize(pairs)).toEqual({ width: 2 * 816 + 48, height: 48 + 2 * 1056 + 88 });
});

const game: SheetGrid = { paper: 'letter', count: 5, columns: 2, beside: 2 };

test('what is called stands beside the cards, from the first row on', () => {
  expect(getSheetPlace(game, 3)).toEqual({ x: 816 + 48, y: getSheetPlace(game, 0).y });
  expect(getSheetPlace(game, 2)).toEqual({ x: 0, y: 48 + 2 * (1056 + 88) });
  expect(getGridSize(game).height).toBe(48 + 3 * 1056 + 2 * 88);
  expect(getGridSize({ ...game, beside: 4 }).height).toBe(48 + 4 * 1056 + 3 * 88);
});

test('in sight is what stands in the rows in sight, of both columns', () => {
  const seen = (grid: SheetGrid, rows: { first: number; last: number }) =>
    Array.from({ length: grid.count }, (_, sheet) => sheet).filter((sheet) => isInRows(grid, sheet, rows));
  expect(seen(stack, { first: 2, last: 9 })).toEqual([1, 2]);
  expect(seen(pairs, { first: 2, last: 2 })).toEqual([2, 3]);
  expect(seen(game, { first: 1, last: 1 })).toEqual([0, 3]);
  expect([getFirstOfRow(pairs, 1), getFirstOfRow(game, 1), getFirstOfRow(game, 9)]).toEqual([2, 1, 2]);
});

test('behind the cards of a game come the sheets of its call list', () => {
  expect(countSheetsBeside(aBingo({ words: 30, card_count: 4, cards_per_page: 2 }), 3)).toBe(1);
  expect(countSheetsBeside(aBingo({ words: 3 }), 2)).toBe(1);
  expect(countSheetsBeside(aFlashcardSet(), 2)).toBe(0);
});

test.each([stack, pairs, game])(
  'a point on a sheet is on that sheet, one beside all of them on the nearest',
  (grid) => {
    for (let sheet = 0; sheet < grid.count; sheet++) {
      const { x, y } = getSheetPlace(grid, sheet);
      expect(findSheetAt(grid, { x: x + 1, y: y + 1 })).toBe(sheet);
      expect(findSheetAt(grid, { x: x + 815, y: y + 1055 })).toBe(sheet);
    }
    expect(findSheetAt(grid, { x: -50, y: -50 })).toBe(0);
    expect(findSheetAt(grid, { x: 9000, y: 9000 })).toBe(grid.count - 1);
  },
);

test('only what is printed on both sides of its paper stands in pairs', () => {
  expect(hasColumns(aFlashcardSet())).toBe(true);
  expect(hasColumns(aFlashcardSet({ sides: 'short_edge' }))).toBe(true);
  expect(hasColumns(aFlashcardSet({ sides: 'fronts' }))).toBe(false);
  expect(hasColumns(aFlashcardSet({ sides: 'study_sheet' }))).toBe(false);
});
