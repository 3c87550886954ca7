import { countFittingColumns } from '../../paper/fonts/count-fitting-columns.ts';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import { getBorderWidth } from '../parts/border-css.ts';
import type { ItemStyle } from '../parts/envelope.ts';
import { SCRAMBLE_LINE, type WordScrambleData } from './schema.ts';
import { separateJoiningLetters } from './scramble.ts';

/** The space between columns, and between a word and its line, over the font size. */
export const COLUMN_GAP = 1.2;
/** Returns the width of a label, as a multiple of the font size: two letters are wider than one. */
export const getLabelWidth = (terms: number): number => (terms > 26 ? 2.5 : 1.8);
const WORD_GAP = 0.8;
const INDENT = 2;

/** The shortest line that a user may choose, in px. */
export const SHORTEST_LINE = 50;

export interface TextMetrics {
  readonly font: FontId;
  /** The font size in px. */
  readonly fontSize: number;
  /** The part of the sheet's width that it does not have, such as that of its border, in px. */
  readonly border: number;
}

/**
 * Returns the type of an item with this style of its own, in a document with this body font and size in pt, in a
 * column of that width in px.
 */
export const createTextMetrics = (
  own: ItemStyle,
  font: FontId,
  fontSize: number,
  width = CONTENT_WIDTH,
): TextMetrics => ({
  font,
  fontSize: (own.font_size ?? fontSize) * PX_PER_POINT,
  border: 2 * getBorderWidth(own) + CONTENT_WIDTH - width,
});

const getColumnWidth = (columns: number, { fontSize, border }: TextMetrics): number =>
  (CONTENT_WIDTH - border - (INDENT + COLUMN_GAP * (columns - 1)) * fontSize) / columns;

const measureTermWidth = (term: string, font: FontId): number =>
  estimateTextWidth(separateJoiningLetters(term), font);

const getColumnRoom = (columns: number, { terms }: WordScrambleData, type: TextMetrics): number =>
  getColumnWidth(columns, type) / type.fontSize - getLabelWidth(terms.length);

/** Returns the room of a term and its line together, as a multiple of the font size. */
const getTermRoom = (data: WordScrambleData, type: TextMetrics): number =>
  getColumnRoom(data.number_of_columns, data, type);

/** Counts the columns that print: fewer than chosen where letters are too large for them. */
export const countPrintedColumns = (data: WordScrambleData, type: TextMetrics): number =>
  countFittingColumns({
    most: data.number_of_columns,
    texts: data.terms,
    font: type.font,
    getRoom: (columns) => getColumnRoom(columns, data, type),
  });

/** The shortest useful line, as a share of the answer's width; the answer is then written small. */
const LEAST_LINE = 0.6;

/**
 * Tells whether the column has room for a line beside the scrambled term on which its answer can be written.
 */
function fitsBeside(data: WordScrambleData, term: string, type: TextMetrics): boolean {
  const width = measureTermWidth(term, type.font);
  const line = Math.max(SHORTEST_LINE / type.fontSize, width * LEAST_LINE);
  return width + WORD_GAP + line <= getTermRoom(data, type);
}

/**
 * Lists the terms that have their lines beside them. In columns that is all of them or none: lines that stand beside some words
 * and below others would be no rows.
 */
export function listTermsBeside(data: WordScrambleData, type: TextMetrics): readonly string[] {
  const fitting = data.terms.filter((term) => fitsBeside(data, term, type));
  return data.number_of_columns === 1 || fitting.length === data.terms.length ? fitting : [];
}

/**
 * Measures about the widest scrambled term that has its line beside it, as a multiple of the font size; 0
 * where none has.
 */
export const measureWidestBeside = (data: WordScrambleData, type: TextMetrics): number =>
  Math.max(0, ...listTermsBeside(data, type).map((term) => measureTermWidth(term, type.font)));

/**
 * Returns the longest line that has room in its column, in px: beside the widest word that leaves room for
 * one, or below it; the default while there are no words.
 */
export function measureLongestLine(data: WordScrambleData, type: TextMetrics): number {
  if (data.terms.every((term) => term.trim() === '')) return SCRAMBLE_LINE.initial;
  const widest = data.line_position === 'after' ? measureWidestBeside(data, type) : 0;
  const room = getTermRoom(data, type) - (widest === 0 ? 0 : widest + WORD_GAP);
  return Math.max(SHORTEST_LINE, Math.floor(Math.min(room * type.fontSize, SCRAMBLE_LINE.max)));
}

/**
 * Returns the length of the line below a term that has no room for one beside it, in px: as long as asked, or
 * as its answer.
 */
export function measureLineBelow(data: WordScrambleData, term: string, type: TextMetrics): number {
  const answer = measureTermWidth(term, type.font) * type.fontSize * SPARE;
  const room = getTermRoom(data, type) * type.fontSize;
  return Math.max(SHORTEST_LINE, Math.floor(Math.min(Math.max(data.line_length, answer), room)));
}
/** Factor for handwriting, which is wider than the estimate. */
const SPARE = 1.06;
