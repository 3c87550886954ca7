import { expect, test } from 'vitest';
import { getScreen, hasWideBar, isCovering } from './screens.ts';

test.each([
  [1366, 'wide'],
  [926, 'wide'],
  [925, 'beside'],
  [820, 'beside'],
  [683, 'beside'],
  [601, 'beside'],
  [600, 'phone'],
  [390, 'phone'],
])('a window of %d px is %s', (width, screen) => {
  expect(getScreen(width)).toBe(screen);
});

test.each([
  [820, 300, false],
  [390, 844, false],
  [390, 360, false],
  [320, 256, true],
])('a drawer in a window of %d × %d px covers the sheets: %s', (width, height, covers) => {
  expect(isCovering(width, height)).toBe(covers);
});

test('a tablet on its side has the tools of its bar behind More', () => {
  expect([926, 1024, 1180, 1259].filter(hasWideBar)).toEqual([]);
  expect(hasWideBar(1260)).toBe(true);
});
