import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import type { FontId } from '../../vocabulary/fonts.ts';

/** A square is so many times as large as the type, where there is room. */
const SQUARE = 1.8;
/** A letter over its square. */
export const LETTER_SHARE = 0.62;
/** The smallest square beside a list of words, in px; with less room the list is below. */
const LEAST_SQUARE = 19;
/** The space between the grid and the words beside it, and around each word, over the font size. */
const GAP = 1.6;
const SPARE = 1.08;
const MOST_COLUMNS = 3;

interface Room {
  /** The rows and columns of the grid. */
  readonly size: number;
  /** The room for all of it, in px. */
  readonly width: number;
  /** The type, in px. */
  readonly fontSize: number;
}

/** Returns the size of a square in px. */
export const getSquareSize = ({ size, width, fontSize }: Room): number =>
  Math.min(SQUARE * fontSize, width / size);

interface BesideRoom extends Room {
  readonly words: readonly string[];
  readonly font: FontId;
  readonly lineHeight: number;
}

export interface BesideLayout {
  readonly square: number;
  readonly columns: number;
  /** The width of a column of words, in px. */
  readonly columnWidth: number;
}

/** Lays words out beside a grid, no higher than that; null where there is no room. */
export function layOutBeside({ words, font, lineHeight, ...room }: BesideRoom): BesideLayout | null {
  const { size, width, fontSize } = room;
  const widest = Math.max(0, ...words.map((word) => estimateTextWidth(word, font)));
  const columnWidth = Math.ceil((widest * SPARE + 0.8) * fontSize);
  for (let columns = 1; columns <= MOST_COLUMNS; columns++) {
    const left = width - columns * columnWidth - GAP * fontSize;
    const square = getSquareSize({ ...room, width: left });
    if (square < LEAST_SQUARE) return null;
    const height = Math.ceil(words.length / columns) * lineHeight * fontSize;
    if (height <= square * size) return { square, columns, columnWidth };
  }
  return null;
}
