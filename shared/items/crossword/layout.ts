import { sumBy } from 'es-toolkit';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_HEIGHT } from '../../paper/sheet/page-sizes.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import type { Crossword } from './make-crossword.ts';

/** A square is so many times as large as the type, where there is room; that of a pencil at least. */
const SQUARE = 1.9;
/** The share of a page's height that a grid may take. */
const GRID_SHARE = 0.72;
/** The smallest square beside clues, and the narrowest column of clues, in px and over the font size. */
const LEAST_SQUARE = 22;
const LEAST_CLUES = 13;
/** The space between the grid and the clues beside it, over the font size. */
const GAP = 1.6;
/** The room of a clue's number, over the font size. */
const NUMBER = 2.1;
/** The height of a picture that is a clue, in px. */
export const CLUE_PICTURE = 64;

interface Room {
  /** The room for all of it, in px. */
  readonly width: number;
  /** The type, in px. */
  readonly fontSize: number;
}

/** Returns the size of a square in px: no wider than the room, and so high that clues have room below. */
export const getSquareSize = (
  { width: columns, height: rows }: Pick<Crossword, 'width' | 'height'>,
  { width, fontSize }: Room,
): number => Math.min(SQUARE * fontSize, width / columns, (CONTENT_HEIGHT * GRID_SHARE) / rows);

/** A clue as it is printed. */
export interface PrintedClue {
  readonly number: number;
  /** Its place in the list of words. */
  readonly index: number;
  readonly text: string;
  readonly hasPicture: boolean;
}

interface Type {
  readonly font: FontId;
  readonly fontSize: number;
  readonly lineHeight: number;
}

/** Estimates the height of clues below each other in a column, in px. */
export const estimateClues = (
  clues: readonly PrintedClue[],
  width: number,
  { font, fontSize, lineHeight }: Type,
): number =>
  sumBy(clues, ({ text, hasPicture }) => {
    const room = Math.max(1, width / fontSize - NUMBER);
    const lines = Math.max(1, Math.ceil((estimateTextWidth(text, font) * 1.08) / room));
    return lines * lineHeight * fontSize + (hasPicture ? CLUE_PICTURE : 0) + 0.2 * fontSize;
  });

/** Returns the size of a square beside clues, and their width, in px; null where they have no room beside the grid. */
export function layOutBeside(
  crossword: Pick<Crossword, 'width' | 'height'>,
  clues: readonly PrintedClue[],
  room: Room & Type,
): { readonly square: number; readonly cluesWidth: number } | null {
  const { width, fontSize, lineHeight } = room;
  const least = LEAST_CLUES * fontSize;
  const square = getSquareSize(crossword, { fontSize, width: width - least - GAP * fontSize });
  if (square < LEAST_SQUARE) return null;
  const cluesWidth = width - square * crossword.width - GAP * fontSize;
  const headings = 4 * lineHeight * fontSize;
  const height = estimateClues(clues, cluesWidth, room) + headings;
  return height <= CONTENT_HEIGHT * 0.8 ? { square, cluesWidth } : null;
}
