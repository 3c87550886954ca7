import { expect, test } from 'vitest';
import { CONTENT_HEIGHT, SHEETS } from '../sheet/page-sizes.ts';
import type { BlockPlace } from './paper-content.ts';
import { findShortLastPage } from './short-last-page.ts';

const place = (key: string, sheet: number, share: number, more: Partial<BlockPlace> = {}): BlockPlace => ({
  ...{ key, sheet, top: SHEETS.letter.marginY, height: share * CONTENT_HEIGHT, start: 0 },
  part: { from: 0, top: 0 },
  ...more,
});
const full = place('a', 0, 0.9);

test('a last page that holds little is found with what is on it, and so is the end of what begins before it', () => {
  expect(findShortLastPage({ places: [full, place('b', 1, 0.1)] })).toEqual({
    ...{ page: 2, keys: ['b'], goesOn: false },
  });
  expect(findShortLastPage({ places: [full, place('a', 1, 0.05, { start: 800 })] })).toMatchObject({
    goesOn: true,
  });
});

test('a head that each page has counts for nothing', () => {
  const top = SHEETS.letter.marginY + 0.1 * CONTENT_HEIGHT;
  const places = [full, place('#running-head', 1, 0.1), place('b', 1, 0.1, { top })];
  expect(findShortLastPage({ places })?.keys).toEqual(['b']);
});

test('a last page with more on it, a page before it, and the only page are none', () => {
  expect(findShortLastPage({ places: [full, place('b', 1, 0.2)] })).toBeNull();
  expect(findShortLastPage({ places: [full, place('b', 1, 0.1), place('c', 2, 0.5)] })).toBeNull();
  expect(findShortLastPage({ places: [place('a', 0, 0.1)] })).toBeNull();
  expect(findShortLastPage({ places: [] })).toBeNull();
});
