import type { FontId } from '../../vocabulary/fonts.ts';
import { estimateTextWidth } from './text-width.ts';

/** A column that holds as much, over the font size, is wide enough where words are very long: a word of six letters. */
const ENOUGH = 3.5;
/** What is wider, over the font size, is a very long word, of some fifteen letters, and breaks. */
const VERY_LONG = 7;
/** Estimated widths are generous: words need so much of them. */
const NEEDED = 0.87;

interface Columns {
  /** The number of columns that the teacher chose. */
  readonly most: number;
  readonly texts: readonly string[];
  readonly font: FontId;
  /** Returns the width of one of so many columns, as a multiple of the font size. */
  readonly getRoom: (columns: number) => number;
}

/** Returns the chosen number of columns, or fewer where large type would break usual words in them. */
export function countFittingColumns({ most, texts, font, getRoom }: Columns): number {
  const holds = (room: number): boolean => texts.every((text) => doWordsFit(text, room, font));
  for (let columns = most; columns > 1; columns--) if (holds(getRoom(columns))) return columns;
  return 1;
}

const doWordsFit = (text: string, room: number, font: FontId): boolean =>
  [...new Set(text.split(/\s+/))].every((word) => {
    const width = estimateTextWidth(word, font);
    const needed = width * NEEDED;
    return room < ENOUGH ? width <= room : needed <= room || needed > VERY_LONG;
  });
