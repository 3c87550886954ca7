import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import { type Cell, listCells, type Piece, type Problem } from './problem.ts';

/** Room for what a student writes, over the width of the printed answer, and its least, in em. */
const HAND = 1.7;
const LEAST_BLANK = 2;
/** The space between two parts of a row, in em, and between two columns. */
export const PART_GAP = 0.35;
export const COLUMN_GAP = 1;
/** The side of a brick, of a cell of a table and of half a house, in em. */
const BOX_PADDING = 1.2;

/** Returns the widths of what is measured, in em. */
export type Measure = (text: string) => number;
export const createMeasure =
  (font: FontId): Measure =>
  (text) =>
    estimateTextWidth(text, font);

const widest = (texts: readonly string[], measure: Measure): number => Math.max(0, ...texts.map(measure));

/** Returns the width of the blanks of a list of problems, in em: alike, so that they tell nothing of their answers. */
export function getBlankWidth(problems: readonly Problem[], measure: Measure): number {
  const answers = problems.flatMap(listCells).flatMap(({ isBlank, text }) => (isBlank ? [text] : []));
  return Math.max(LEAST_BLANK, widest(answers, measure) * HAND);
}

/** Returns the width of a box of a house, a pyramid or a table, in em. */
export const getBoxWidth = (problem: Problem, measure: Measure): number =>
  widest(
    listCells(problem).map(({ text }) => text),
    measure,
  ) + BOX_PADDING;

function getPieceWidth(piece: Piece, blank: number, measure: Measure): number {
  const getWidth = ({ text, isBlank }: Cell) => (isBlank ? blank : measure(text));
  return 'over' in piece ? Math.max(getWidth(piece.over), getWidth(piece.under)) : getWidth(piece);
}

interface ProblemRoom {
  readonly blank: number;
  readonly measure: Measure;
  readonly hasBracket: boolean;
}

/** Returns the width of a problem as it is drawn, in em. */
function getProblemWidth(problem: Problem, { blank, measure, hasBracket }: ProblemRoom): number {
  switch (problem.look) {
    case 'row':
      return problem.pieces.reduce((sum, piece) => sum + getPieceWidth(piece, blank, measure) + PART_GAP, 0);
    case 'stack':
      return widest([...problem.lines, ...problem.steps, problem.result.text], measure) + 2;
    case 'division':
      return measure(`${problem.dividend} ÷ ${problem.divisor} =`) + (hasBracket ? 0 : blank) + 1;
    case 'house':
      return 2 * getBoxWidth(problem, measure);
    case 'pyramid':
      return problem.rows.length * getBoxWidth(problem, measure);
    case 'table':
      return (problem.across.length + 1) * getBoxWidth(problem, measure);
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
