import { range } from 'es-toolkit';

/** The entries of a column, by their places in the list. */
export type Column = readonly number[];

/** Counts the lines of a text that breaks between its words; lengths in any unit. */
export function countLines(text: string, room: number, widthOf: (text: string) => number): number {
  return text
    .split('\n')
    .reduce((lines, paragraph) => lines + countParagraphLines(paragraph, room, widthOf), 0);
}

/**
 * The share of a line that the syllables of a broken word fill at least: the next syllable had no room, and
 * there is a hyphen.
 */
const BY_SYLLABLES = 0.7;

function countParagraphLines(text: string, room: number, widthOf: (text: string) => number): number {
  const space = widthOf(' ');
  let [lines, taken] = [1, 0];
  for (const word of text.split(/\s+/)) {
    const width = widthOf(word);
    if (taken > 0 && taken + space + width > room) [lines, taken] = [lines + 1, 0];
    taken += (taken > 0 ? space : 0) + width;
    if (width <= room) continue;
    // A word wider than the column breaks between syllables; how full its last line is, is unknown.
    lines += Math.ceil(width / (room * BY_SYLLABLES)) - 1;
    taken = room;
  }
  return lines;
}

/** Fills so many columns of that height, one after the other, with the entries from `from` on. */
function fillColumns(heights: readonly number[], from: number, columns: number, height: number): Column[] {
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

const countEntries = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + column.length, 0);

/** The best split into so many columns, from an entry on: where the first of them ends, and how uneven they are. */
interface Rest {
  readonly end: number;
  /** The sum of the squares of their heights: the least where they are as high as each other. */
  readonly cost: number;
}

/**
 * Returns the same entries in columns of nearly equal height; of two equal ways, the earlier columns are
 * longer.
 */
function balanceColumns(
  heights: readonly number[],
  from: number,
  full: readonly Column[],
  most: number,
): Column[] {
  const count = countEntries(full);
  const rests: Rest[][] = [];
  for (let columns = 1; columns <= full.length; columns++) {
    const after = rests.at(-1);
    rests.push(
      range(count + 1).map((at) => findBestRest(heights.slice(from + at, from + count), at, most, after)),
    );
  }
  let at = 0;
  return rests.toReversed().map((rest) => {
    const end = rest[at]?.end ?? count;
    const column = range(from + at, from + end);
    at = end;
    return column;
  });
}

/** Sums in another order differ by less. */
const ALIKE = 1e-3;

/**
 * Finds the best end of a column that begins at `at`, with these entries left for it and for the columns
 * after it.
 */
function findBestRest(
  left: readonly number[],
  at: number,
  most: number,
  after: readonly Rest[] | undefined,
): Rest {
  let best: Rest = { end: at, cost: Number.POSITIVE_INFINITY };
  let height = 0;
  for (let taken = 0; taken <= left.length; taken++) {
    if (height > most && taken > 1) break;
    const end = at + taken;
    const others = after ? (after[end]?.cost ?? 0) : end < at + left.length ? Number.POSITIVE_INFINITY : 0;
    const cost = height ** 2 + others;
    if (cost < best.cost + ALIKE) best = { end, cost };
    height += left[taken] ?? 0;
  }
  return best;
}

/**
 * Packs a list with entries of these heights into columns that are read down, page by page. Returns the
 * entries of each column of each page. `room` is the height of the first page and of the others; all in px.
 */
export function packCallPages(
  heights: readonly number[],
  columns: number,
  room: { readonly first: number; readonly other: number },
): Column[][] {
  const pages: Column[][] = [];
  for (let from = 0; from < heights.length; ) {
    const height = pages.length === 0 ? room.first : room.other;
    const full = fillColumns(heights, from, columns, height);
    const next = from + countEntries(full);
    pages.push(next < heights.length ? full : balanceColumns(heights, from, full, height));
    from = next;
  }
  return pages;
}
