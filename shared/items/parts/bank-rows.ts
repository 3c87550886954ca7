import { clamp } from 'es-toolkit';

/** A word in a row of the bank, over as many of its columns as it needs. */
export interface BankCell {
  readonly word: string;
  readonly span: number;
}
export interface BankRows {
  readonly columns: number;
  readonly rows: readonly (readonly BankCell[])[];
}

/** The space between two words, over the font size: as the columns are planned, and the least. */
const GAP = 1.4;
const LEAST_GAP = 0.6;
const MOST_COLUMNS = 8;
/** This share of the words fits one column; the longest words may take several. */
const USUAL = 0.85;

/**
 * Lays the words out in rows of equal columns, so that they align; a page never breaks a row. `widthOf` and
 * `room` are in the same unit, a multiple of the font size.
 */
export function layOutBankRows(
  words: readonly string[],
  widthOf: (word: string) => number,
  room: number,
): BankRows {
  // Once for each word: to measure thousands takes as long as to draw them.
  const measured = words.map((word) => ({ word, width: widthOf(word) }));
  const widths = measured.map(({ width }) => width + GAP).sort((a, b) => a - b);
  const usual = widths[Math.ceil(widths.length * USUAL) - 1] ?? room;
  const most = Math.min(MOST_COLUMNS, words.length || 1);
  const columns = countEvenColumns(words.length, clamp(Math.floor(room / usual), 1, most));
  const cells = measured.map(({ word, width }) => ({
    word,
    span: clamp(Math.ceil(((width + LEAST_GAP) * columns) / room), 1, columns),
  }));
  return { columns, rows: groupIntoRows(cells, columns) };
}

/** Returns the least number of columns that makes as few rows, so that no row is left nearly empty. */
function countEvenColumns(count: number, most: number): number {
  const rows = Math.ceil(count / most);
  return Math.max(1, Math.ceil(count / Math.max(1, rows)));
}

function groupIntoRows(cells: readonly BankCell[], columns: number): BankCell[][] {
  const rows: BankCell[][] = [];
  let left = 0;
  for (const cell of cells) {
    if (cell.span > left) {
      rows.push([]);
      left = columns;
    }
    rows.at(-1)?.push(cell);
    left -= cell.span;
  }
  return rows;
}
