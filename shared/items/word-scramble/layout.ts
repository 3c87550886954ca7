import type { FontId } from '../../paper/fonts.ts';
import { CONTENT_WIDTH } from '../../paper/page.ts';
import { textWidth } from '../../paper/text-width.ts';
import { SCRAMBLE_LINE, type WordScrambleData } from './schema.ts';

/** Between columns, before the words (their labels), and between a word and its line, over the font size. */
export const COLUMN_GAP = 1.2;
export const LABEL = 1.8;
export const WORD_GAP = 0.8;
const INDENT = 2;

/** The shortest line that a person may choose, in px. */
export const SHORTEST_LINE = 50;

export interface Type {
  readonly font: FontId;
  /** In px. */
  readonly fontSize: number;
}

const columnWidth = (columns: number, fontSize: number): number =>
  (CONTENT_WIDTH - (INDENT + COLUMN_GAP * (columns - 1)) * fontSize) / columns;

/** About the widest scrambled word, over the font size. */
export const widestTerm = ({ terms }: Pick<WordScrambleData, 'terms'>, font: FontId): number =>
  Math.max(0, ...terms.map((term) => textWidth(term, font)));

/**
 * The longest line that has room in its column, in px: beside the widest word, or below it; the default while
 * there are no words to measure.
 */
export function longestLine(data: WordScrambleData, { font, fontSize }: Type): number {
  if (data.terms.every((term) => term.trim() === '')) return SCRAMBLE_LINE.initial;
  const beside = data.line_position === 'after' ? widestTerm(data, font) + WORD_GAP : 0;
  const room = columnWidth(data.number_of_columns, fontSize) - (LABEL + beside) * fontSize;
  return Math.max(SHORTEST_LINE, Math.floor(Math.min(room, SCRAMBLE_LINE.max)));
}
