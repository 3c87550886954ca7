import { clamp } from 'es-toolkit';
import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import { type Cell, listCells, type Piece, type Problem } from './problem.ts';

/** Room for what a student writes, over the width of the printed answer, and its least, in em. */
const HAND = 1.7;
const LEAST_BLANK = 2;
/** The space between two parts of a row, in em, and between two columns. */
export const PART_GAP = 0.35;
export const COLUMN_GAP = 1;
/** The room beside a number in a brick, a cell of a table or half a house, in em, and the least where there is little. */
const BOX_PADDING = 1.2;
const LEAST_PADDING = 0.4;
/** Bold headings are wider. */
const BOLD = 1.1;

/** Returns the widths of what is measured, in em. */
export type Measure = (text: string) => number;
export const createMeasure =
  (font: FontId): Measure =>
  (text) =>
    estimateTextWidth(text, font);

const widest = (texts: readonly string[], measure: Measure): number => Math.max(0, ...texts.map(measure));

/** Returns the width of the blanks of a list of problems, in em: alike, so that they tell nothing of their answers. */
export function getBlankWidth(problems: readonly Problem[], measure: Measure): number {
  const onLines = problems.filter(({ look }) => look === 'row' || look === 'division');
  const answers = onLines.flatMap(listCells).flatMap(({ isBlank, text }) => (isBlank ? [text] : []));
  return Math.max(LEAST_BLANK, widest(answers, measure) * HAND);
}

/** Counts the boxes beside each other in a problem. */
function countBoxes(problem: Problem): number {
  switch (problem.look) {
    case 'house':
      return 2;
    case 'pyramid':
      return problem.rows.length;
    case 'table':
      return problem.across.length + 1;
    default:
      return 1;
  }
}

/** Returns the width of a box of a house, a pyramid or a table, in em: closer to its number where there is little room. */
export function getBoxWidth(problem: Problem, measure: Measure, room = Number.POSITIVE_INFINITY): number {
  const texts = listCells(problem).map(({ text }) => text);
  const headings = problem.look === 'table' ? [...problem.across, ...problem.down] : [];
  const ink = Math.max(widest(texts, measure), widest(headings, measure) * BOLD);
  return ink + clamp(room / countBoxes(problem) - ink, LEAST_PADDING, BOX_PADDING);
}

function getPieceWidth(piece: Piece, blank: number, measure: Measure): number {
  const getWidth = ({ text, isBlank }: Cell) => (isBlank ? blank : measure(text));
  return 'over' in piece ? Math.max(getWidth(piece.over), getWidth(piece.under)) : getWidth(piece);
}

interface ProblemRoom {
  readonly blank: number;
  readonly measure: Measure;
  readonly hasBracket: boolean;
}

/** Returns the width of a problem as it is drawn in so much room, in em. */
function getProblemWidth(
  problem: Problem,
  { blank, measure, hasBracket }: ProblemRoom,
  room?: number,
): number {
  switch (problem.look) {
    case 'row':
      return problem.pieces.reduce((sum, piece) => sum + getPieceWidth(piece, blank, measure) + PART_GAP, 0);
    case 'stack':
      return widest([...problem.lines, ...problem.steps, problem.result.text], measure) + 2;
    case 'division':
      return measure(`${problem.dividend} ÷ ${problem.divisor} =`) + (hasBracket ? 0 : blank) + 1;
    case 'house':
    case 'pyramid':
    case 'table':
      return countBoxes(problem) * getBoxWidth(problem, measure, room);
  }
}

/** Returns how many columns have room: those that were chosen, or fewer. `width` is in em. */
export function countColumns(
  problems: readonly Problem[],
  { columns, width, ...room }: ProblemRoom & { readonly columns: number; readonly width: number },
): number {
  const needed = Math.max(1, ...problems.map((problem) => getProblemWidth(problem, room)));
  const fitting = Math.floor((width + COLUMN_GAP) / (needed + COLUMN_GAP));
  return Math.max(1, Math.min(columns, fitting));
}

/** Returns the width of a column, in em. */
export const getRoom = (width: number, columns: number): number =>
  (width + COLUMN_GAP) / columns - COLUMN_GAP;

/** Returns how small a problem is drawn to have room; a row is not, because it goes on in the next line. */
export function getScale(
  problem: Problem,
  { room, ...more }: ProblemRoom & { readonly room: number },
): number {
  return problem.look === 'row' ? 1 : Math.min(1, room / getProblemWidth(problem, more, room));
}
