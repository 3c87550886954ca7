import { estimateTextWidth } from '../../../paper/fonts/text-width.ts';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../../paper/sheet/page-sizes.ts';
import type { DocumentStyle } from '../../../vocabulary/style.ts';

/** The type of a table over the body's, and in em of it: the padding and the least width of a cell, as items.css has them. */
const TYPE = 0.85;
const PADDING = 1.1;
const LEAST = 2.7;
/** An estimated width may be a little too small. */
const SPARE = 1.1;

interface Columns<T> {
  /** The most columns that are pleasant to read beside each other. */
  readonly most: number;
  /** Returns the words in the cells of a column. */
  readonly getTexts: (column: T) => readonly string[];
  /** The words of further columns in every row, such as labels. */
  readonly others: readonly (readonly string[])[];
  readonly style: DocumentStyle;
}

/** Splits the columns of a table into as many rows as the width of the paper needs; no word breaks. */
export function splitColumns<T>(columns: readonly T[], { most, getTexts, others, style }: Columns<T>): T[][] {
  const measure = (texts: readonly string[]): number => {
    const words = texts.flatMap((text) => text.split(/\s+/));
    const widest = Math.max(...words.map((word) => estimateTextWidth(word, style.font) * SPARE));
    return Math.max(LEAST, widest + PADDING);
  };
  const width = CONTENT_WIDTH / (style.font_size * PX_PER_POINT * TYPE);
  const room = others.reduce((left, texts) => left - measure(texts), width);
  const rows: T[][] = [];
  let left = 0;
  for (const column of columns) {
    const needed = measure(getTexts(column));
    const row = rows.at(-1);
    if (row && row.length < most && needed <= left) row.push(column);
    else {
      rows.push([column]);
      left = room;
    }
    left -= needed;
  }
  return rows;
}
