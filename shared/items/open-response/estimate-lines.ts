import { sumBy } from 'es-toolkit';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { splitGraphemes } from '../../text/graphemes.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import { breakIntoRows, countThatFit } from '../letters/break-rows.ts';

/** The room beside an indent, in px, in a column of that width. */
export const getRoom = (width = CONTENT_WIDTH): number => width * 0.94;
/** How much wider bold words are than usual. */
export const BOLD = 1.1;

interface Type {
  /** The room of a line, in px. */
  readonly room: number;
  readonly font: FontId;
  /** The font size in px. */
  readonly fontSize: number;
}

/**
 * Estimates how many lines an answer takes, on the generous side; the first line is `begin` px long where it begins behind a
 * prompt, and is counted even where no word fits on it.
 */
export function estimateLines(text: string, type: Type, begin = type.room): number {
  const [first = '', ...others] = text.split('\n');
  return countLines(first, type, begin) + sumBy(others, (line) => countLines(line, type, type.room));
}

function countLines(line: string, { room, font, fontSize }: Type, begin: number): number {
  const letters = splitGraphemes(line).map((letter) => ({
    text: letter,
    width: estimateTextWidth(letter, font) * fontSize * BOLD,
  }));
  if (begin >= room) return Math.max(1, breakIntoRows(letters, room).length);
  return 1 + breakIntoRows(letters.slice(countThatFit(letters, begin)), room).length;
}
