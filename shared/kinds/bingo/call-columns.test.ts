import { expect, test } from 'vitest';
import { countLines, packCallPages } from './call-columns.ts';

const lengths = (pages: ReturnType<typeof packCallPages>) =>
  pages.map((columns) => columns.map((column) => column.length));
const alike = (count: number, height = 20) => new Array<number>(count).fill(height);
const room = { first: 200, other: 240 };

test('entries of one height are read down columns of one length', () => {
  expect(lengths(packCallPages(alike(23), 3, { first: 900, other: 900 }))).toEqual([[8, 8, 7]]);
  expect(packCallPages(alike(3), 2, room)).toEqual([[[0, 1], [2]]]);
  expect(packCallPages([], 2, room)).toEqual([]);
});

test('no column has a row more than it needs, and none stands empty beside a long one', () => {
  const of = (count: number, columns: number) =>
    lengths(packCallPages(alike(count), columns, { first: 900, other: 900 }))[0];
  expect(of(34, 4)).toEqual([9, 9, 8, 8]);
  expect(of(5, 4)).toEqual([2, 1, 1, 1]);
  expect(of(2, 4)).toEqual([1, 1, 0, 0]);
  const oneOfTwoLines = alike(50, 32.7).map((height, at) => (at === 36 ? 56 : height));
  expect(lengths(packCallPages(oneOfTwoLines, 4, { first: 900, other: 900 }))).toEqual([[13, 13, 12, 12]]);
});

test('clues of one to three lines stand in columns that end within a clue of each other', () => {
  const heights = Array.from({ length: 56 }, (_, at) => 14 + 20 * (1 + ((at * 7) % 3)));
  const [columns = []] = packCallPages(heights, 4, { first: 900, other: 960 });
  const ends = columns.map((column) => column.reduce((sum, at) => sum + (heights[at] ?? 0), 0));
  expect(columns.flat()).toEqual(heights.map((_, at) => at));
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(74);
});

test('a long entry makes its own column taller, and no hole in the others', () => {
  expect(lengths(packCallPages([100, ...alike(5)], 2, room))).toEqual([[1, 5]]);
});

test('what has no room goes on in the columns of the next page, in order', () => {
  const pages = packCallPages(alike(30), 2, room);
  expect(lengths(pages)).toEqual([
    [10, 10],
    [5, 5],
  ]);
  expect(pages.flat(2)).toEqual(alike(30).map((_, at) => at));
});

test('an entry taller than a page has a column to itself', () => {
  expect(packCallPages([900, 20, 900], 2, room).flat(2)).toEqual([0, 1, 2]);
});

test('a text takes as many lines as its words have to break into', () => {
  const lines = (text: string) => countLines(text, 10, (part) => part.length);
  expect([lines('short'), lines('two words'), lines('two words or more'), lines('a\nb')]).toEqual([
    1, 1, 2, 2,
  ]);
  expect(lines('incomprehensibilities')).toBe(3);
  // "ex-tra-ordi-nary" in columns of seven letters.
  expect(countLines('extraordinary 24', 7, (part) => part.length)).toBeGreaterThanOrEqual(3);
  expect(countLines('extraordinary', 5, (part) => part.length)).toBeGreaterThanOrEqual(4);
});
