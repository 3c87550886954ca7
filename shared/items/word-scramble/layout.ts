import { columnsThatFit } from '../../paper/fonts/columns-that-fit.ts';
import { textWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_WIDTH, PX_PER_POINT } from '../../paper/sheet/page.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import { borderWidth } from '../parts/border-css.ts';
import type { ItemStyle } from '../parts/envelope.ts';
import { SCRAMBLE_LINE, type WordScrambleData } from './schema.ts';
import { setApart } from './scramble.ts';

/** Between columns, and between a word and its line, over the font size. */
export const COLUMN_GAP = 1.2;
/** Of a label: two letters are wider than one. */
export const labelWidth = (terms: number): number => (terms > 26 ? 2.5 : 1.8);
const WORD_GAP = 0.8;
const INDENT = 2;

/** The shortest line that a person may choose, in px. */
export const SHORTEST_LINE = 50;

export interface Type {
  readonly font: FontId;
  /** In px. */
  readonly fontSize: number;
  /** What its border takes of the sheet's width, in px. */
  readonly border: number;
}

/** The type of an item whose own style is that, in a document of that body type; its size in pt. */
export const typeOf = (own: ItemStyle, font: FontId, fontSize: number): Type => ({
  font,
  fontSize: (own.font_size ?? fontSize) * PX_PER_POINT,
  border: 2 * borderWidth(own),
});

const columnWidth = (columns: number, { fontSize, border }: Type): number =>
  (CONTENT_WIDTH - border - (INDENT + COLUMN_GAP * (columns - 1)) * fontSize) / columns;

const widthOf = (term: string, font: FontId): number => textWidth(setApart(term), font);

const roomIn = (columns: number, { terms }: WordScrambleData, type: Type): number =>
  columnWidth(columns, type) / type.fontSize - labelWidth(terms.length);

/** What a term and its line share, over the font size. */
const roomFor = (data: WordScrambleData, type: Type): number => roomIn(data.number_of_columns, data, type);

/** The columns that print: fewer where letters are too large for as many as were chosen. */
export const printedColumns = (data: WordScrambleData, type: Type): number =>
  columnsThatFit({
    most: data.number_of_columns,
    texts: data.terms,
    font: type.font,
    roomOf: (columns) => roomIn(columns, data, type),
  });

/** Of an answer's width: so short a line still takes it, in small writing. */
const LEAST_LINE = 0.6;

/** Whether the column has room for a line beside the scrambled term on which its answer can be written. */
export function fitsBeside(data: WordScrambleData, term: string, type: Type): boolean {
  const width = widthOf(term, type.font);
  const line = Math.max(SHORTEST_LINE / type.fontSize, width * LEAST_LINE);
  return width + WORD_GAP + line <= roomFor(data, type);
}

/** About the widest scrambled term that has its line beside it, over the font size; 0 where none has. */
export const widestBeside = (data: WordScrambleData, type: Type): number =>
  Math.max(
    0,
    ...data.terms.filter((term) => fitsBeside(data, term, type)).map((term) => widthOf(term, type.font)),
  );

/**
 * The longest line that has room in its column, in px: beside the widest word that leaves room for one, or below;
 * the default while there are no words to measure.
 */
export function longestLine(data: WordScrambleData, type: Type): number {
  if (data.terms.every((term) => term.trim() === '')) return SCRAMBLE_LINE.initial;
  const widest = data.line_position === 'after' ? widestBeside(data, type) : 0;
  const room = roomFor(data, type) - (widest === 0 ? 0 : widest + WORD_GAP);
  return Math.max(SHORTEST_LINE, Math.floor(Math.min(room * type.fontSize, SCRAMBLE_LINE.max)));
}

/** The line below a term that has no room for one beside it, in px: as long as asked, or as its answer. */
export function lineBelow(data: WordScrambleData, term: string, type: Type): number {
  const answer = widthOf(term, type.font) * type.fontSize * SPARE;
  const room = roomFor(data, type) * type.fontSize;
  return Math.max(SHORTEST_LINE, Math.floor(Math.min(Math.max(data.line_length, answer), room)));
}
/** What is planned for has room to be written. */
const SPARE = 1.06;
