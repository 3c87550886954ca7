import { expect, test } from 'vitest';
import { CONTENT_HEIGHT, SHEETS } from '../sheet/page-sizes.ts';
import type { BlockPlace } from './paper-content.ts';
import { listWhitePages, mapHeights } from './white-pages.ts';

type Part = readonly [key: string, share: number, start?: number];

/** Parts of blocks from the upper end of their pages on, each with its share of the page. */
const pages = (...sheets: Part[][]): BlockPlace[] =>
  sheets.flatMap((parts, sheet) => {
    let top = SHEETS.letter.marginY;
    return parts.map(([key, share, start = 0]) => {
      const height = share * CONTENT_HEIGHT;
      const place = { key, sheet, top, height, start, part: { from: 0, top: 0 } };
      top += height;
      return place;
    });
  });
const list = (...sheets: Part[][]) => listWhitePages({ places: pages(...sheets), paper: 'letter' });

test('a page is named of which more than a third stays white before what begins the next, but not the last one', () => {
  expect(
    list(
      [
        ['a', 0.3],
        ['b', 0.25],
      ],
      [['c', 0.6]],
    ),
  ).toEqual([{ page: 1, percent: 45, room: expect.closeTo(0.45 * CONTENT_HEIGHT), next: 'c' }]);
  expect(list([['a', 0.7]], [['c', 0.6]])).toEqual([]);
  expect(list([['a', 0.1]])).toEqual([]);
});

test('the head of the next page is none of its blocks, and a block that goes on there has left no room', () => {
  expect(
    list(
      [['a', 0.5]],
      [
        ['#running-head', 0.1],
        ['c', 0.6],
      ],
    ),
  ).toMatchObject([{ next: 'c' }]);
  expect(list([['a', 0.5]], [['a', 0.2, 300]])).toEqual([]);
});

test('the height of a block is that of all its parts, and a block in a column has none on the whole page', () => {
  const places = pages([['a', 0.5]], [['a', 0.2, 300]]);
  expect(mapHeights({ places }).get('a')).toBeCloseTo(0.7 * CONTENT_HEIGHT);
  expect(mapHeights({ places: places.map((place) => ({ ...place, left: 0, width: 334 })) })).toEqual(
    new Map(),
  );
});
