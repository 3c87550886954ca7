import { expect, test } from 'vitest';
import { findFirstBelow, groupRuns, isEnough, type Span } from './use-visible-list-rows.ts';

/** Children one under the other: how many rows each stands for, and its height. */
const spans = (...children: readonly (readonly [rows: number, height: number])[]): Span[] => {
  let bottom = 0;
  return children.map(([rows, height]) => {
    const top = bottom;
    bottom += height;
    return { rows, top, bottom };
  });
};

test('the first row in sight is found whatever the rows measure', () => {
  const list = spans([1, 40], [1, 40], [1, 700], [1, 40], [1, 40]);
  expect([-9, 0, 40, 500, 800, 2000].map((height) => findFirstBelow(list, height))).toEqual([
    0, 0, 1, 2, 3, 5,
  ]);
  expect(findFirstBelow([], 0)).toBe(0);
});

test('rows that stand empty are counted within the room that they leave', () => {
  const list = spans([100, 4000], [1, 700], [50, 2000]);
  expect([0, 79, 80, 4000, 4700, 4741].map((height) => findFirstBelow(list, height))).toEqual([
    0, 1, 2, 100, 101, 102,
  ]);
});

test('rows that are not drawn are gathered into runs', () => {
  expect(groupRuns(['a', 'b', 'c', 'd', 'e'], (row) => row === 'c')).toEqual([['a', 'b'], 'c', ['d', 'e']]);
  expect(groupRuns(['a', 'b'], () => true)).toEqual(['a', 'b']);
});

test('rows that are drawn ahead stay as they are until one of the needed rows is not drawn', () => {
  const drawn = { first: 10, last: 40, needed: { first: 13, last: 37 }, focused: 20 };
  const moveBy = (rows: number) => ({
    first: 10 + rows,
    last: 40 + rows,
    needed: { first: 13 + rows, last: 37 + rows },
    focused: 20,
  });
  expect([-4, -3, 0, 3, 4].map((rows) => isEnough(drawn, moveBy(rows)))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(isEnough(drawn, { ...drawn, focused: 21 }), 'the row that has the focus is drawn anywhere').toBe(
    false,
  );
});

test('rows are let go of when far more are drawn than are in sight', () => {
  const drawn = { first: 0, last: 100, needed: { first: 0, last: 97 }, focused: -1 };
  const next = { first: 40, last: 60, needed: { first: 43, last: 57 }, focused: -1 };
  expect(isEnough(drawn, next)).toBe(false);
});
