import { range } from 'es-toolkit';

/** The entries of a column, by their places in the list. */
export type Column = readonly number[];

/** How many lines a text takes that breaks between its words; lengths in any unit. */
export function linesOf(text: string, room: number, widthOf: (text: string) => number): number {
  return text.split('\n').reduce((lines, paragraph) => lines + linesOfParagraph(paragraph, room, widthOf), 0);
}

function linesOfParagraph(text: string, room: number, widthOf: (text: string) => number): number {
  const space = widthOf(' ');
  let [lines, taken] = [1, 0];
  for (const word of text.split(/\s+/)) {
    const width = widthOf(word);
    if (taken > 0 && taken + space + width > room) [lines, taken] = [lines + 1, 0];
    taken += (taken > 0 ? space : 0) + width;
    // What is wider than the column is broken within.
    lines += Math.max(0, Math.ceil(taken / room) - 1);
    taken = taken > room ? taken % room : taken;
  }
  return lines;
}

/** The entries from `from` on in so many columns of that height, one column after the other. */
function fill(heights: readonly number[], from: number, columns: number, height: number): Column[] {
  let at = from;
  return range(columns).map(() => {
    const column: number[] = [];
    let left = height;
    while (at < heights.length && (column.length === 0 || (heights[at] ?? 0) <= left)) {
      left -= heights[at] ?? 0;
      column.push(at++);
    }
    return column;
  });
}

const countOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + column.length, 0);

/** How much shorter columns are tried at a time, in px. */
const STEP = 4;

/** The same entries in columns as short as they can be: as long as each other, nearly. */
function balanced(heights: readonly number[], from: number, full: readonly Column[], most: number): Column[] {
  const count = countOf(full);
  const own = heights.slice(from, from + count);
  const least = own.reduce((sum, height) => sum + height, 0) / full.length;
  const tries = range(Math.floor(least), Math.ceil(most) + STEP, STEP);
  const shortest = tries.find((height) => countOf(fill(own, 0, full.length, height)) === count) ?? most;
  return fill(own, 0, full.length, shortest).map((column) => column.map((at) => from + at));
}

/**
 * A list with entries of these heights in columns that are read down, page by page: the entries of each column of
 * each page. `room` is the height of the first page and of the others; all in px.
 */
export function callPages(
  heights: readonly number[],
  columns: number,
  room: { readonly first: number; readonly other: number },
): Column[][] {
  const pages: Column[][] = [];
  for (let from = 0; from < heights.length; ) {
    const height = pages.length === 0 ? room.first : room.other;
    const full = fill(heights, from, columns, height);
    const next = from + countOf(full);
    pages.push(next < heights.length ? full : balanced(heights, from, full, height));
    from = next;
  }
  return pages;
}
