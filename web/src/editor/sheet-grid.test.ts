import { expect, test } from 'vitest';
import { aFlashcardSet } from '#test/support/builders.ts';
import { hasPairs, placeOf, type SheetGrid, sheetAt, sizeOf } from './sheet-grid.ts';

const stack: SheetGrid = { paper: 'letter', count: 3, columns: 1 };
const pairs: SheetGrid = { paper: 'letter', count: 4, columns: 2 };

test('sheets stand one under the other', () => {
  expect(placeOf(stack, 2)).toEqual({ x: 0, y: 2 * (1056 + 24) });
  expect(sizeOf(stack)).toEqual({ width: 816, height: 3 * 1056 + 2 * 24 });
});

test('a back stands beside its front', () => {
  expect(placeOf(pairs, 0).y).toBe(placeOf(pairs, 1).y);
  expect(placeOf(pairs, 1).x).toBe(816 + 48);
  expect(placeOf(pairs, 2)).toEqual({ x: 0, y: 48 + 1056 + 88 });
  expect(sizeOf(pairs)).toEqual({ width: 2 * 816 + 48, height: 48 + 2 * 1056 + 88 });
});

test.each([stack, pairs])(
  'a point on a sheet is on that sheet, one beside all of them on the nearest',
  (grid) => {
    for (let sheet = 0; sheet < grid.count; sheet++) {
      const { x, y } = placeOf(grid, sheet);
      expect(sheetAt(grid, { x: x + 1, y: y + 1 })).toBe(sheet);
      expect(sheetAt(grid, { x: x + 815, y: y + 1055 })).toBe(sheet);
    }
    expect(sheetAt(grid, { x: -50, y: -50 })).toBe(0);
    expect(sheetAt(grid, { x: 9000, y: 9000 })).toBe(grid.count - 1);
  },
);

test('only what is printed on both sides of its paper stands in pairs', () => {
  expect(hasPairs(aFlashcardSet())).toBe(true);
  expect(hasPairs(aFlashcardSet({ sides: 'short_edge' }))).toBe(true);
  expect(hasPairs(aFlashcardSet({ sides: 'fronts' }))).toBe(false);
  expect(hasPairs(aFlashcardSet({ sides: 'study_sheet' }))).toBe(false);
});
