/** A number or a sign of a problem: printed, or left to the student, whose answer it is. */
export interface Cell {
  readonly text: string;
  readonly isBlank: boolean;
}

export const given = (text: string): Cell => ({ text, isBlank: false });
export const asked = (text: string): Cell => ({ text, isBlank: true });

/** A part of a problem in a row: one cell, or a fraction of two. */
export type Piece = Cell | { readonly over: Cell; readonly under: Cell };

/** A problem as it is drawn. The key is drawn from the same object, so it cannot disagree. */
export type Problem =
  | { readonly look: 'row'; readonly pieces: readonly Piece[] }
  /** Numbers below each other; the steps of long multiplication are written between them and the result. */
  | {
      readonly look: 'stack';
      readonly lines: readonly string[];
      readonly sign: string;
      readonly steps: readonly string[];
      readonly result: Cell;
    }
  /** A division with room below it. */
  | { readonly look: 'division'; readonly dividend: string; readonly divisor: string; readonly result: Cell }
  /** A house of pairs that make the number of its roof. */
  | { readonly look: 'house'; readonly roof: string; readonly rows: readonly (readonly [Cell, Cell])[] }
  /** Rows of bricks, the top one first: each is the sum of the two below it. */
  | { readonly look: 'pyramid'; readonly rows: readonly (readonly Cell[])[] }
  | {
      readonly look: 'table';
      readonly sign: string;
      readonly across: readonly string[];
      readonly down: readonly string[];
      /** The cells row by row. */
      readonly cells: readonly Cell[];
    };

/** Lists the cells of a problem in reading order. */
export function listCells(problem: Problem): readonly Cell[] {
  switch (problem.look) {
    case 'row':
      return problem.pieces.flatMap((piece) => ('over' in piece ? [piece.over, piece.under] : [piece]));
    case 'stack':
    case 'division':
      return [problem.result];
    case 'house':
    case 'pyramid':
      return problem.rows.flat();
    case 'table':
      return problem.cells;
  }
}

const writePiece = (piece: Piece, write: (cell: Cell) => string): string =>
  'over' in piece ? `${write(piece.over)}/${write(piece.under)}` : write(piece);

/** Writes a problem in one line; what is left to the student is written by `write`. */
export function writeProblem(problem: Problem, write: (answer: string) => string): string {
  const writeCell = ({ text, isBlank }: Cell) => (isBlank ? write(text) : text);
  switch (problem.look) {
    case 'row':
      return problem.pieces.map((piece) => writePiece(piece, writeCell)).join(' ');
    case 'stack':
      return `${problem.lines.join(` ${problem.sign} `)} = ${writeCell(problem.result)}`;
    case 'division':
      return `${problem.dividend} ÷ ${problem.divisor} = ${writeCell(problem.result)}`;
    case 'house':
      return `${problem.roof}: ${problem.rows.map((row) => row.map(writeCell).join(' + ')).join(', ')}`;
    case 'pyramid':
      return problem.rows.map((row) => row.map(writeCell).join(' ')).join(' / ');
    case 'table':
      return problem.cells
        .map((cell, at) => {
          const { across, down } = problem;
          const [row, column] = [Math.floor(at / across.length), at % across.length];
          return `${down[row]} ${problem.sign} ${across[column]} = ${writeCell(cell)}`;
        })
        .join(', ');
  }
}

/** Lists what a student writes into a problem, a fraction as one. */
export function listAnswers(problem: Problem): string[] {
  if (problem.look !== 'row')
    return listCells(problem).flatMap(({ isBlank, text }) => (isBlank ? [text] : []));
  return problem.pieces.flatMap((piece) => {
    if (!('over' in piece)) return piece.isBlank ? [piece.text] : [];
    return piece.over.isBlank || piece.under.isBlank ? [`${piece.over.text}/${piece.under.text}`] : [];
  });
}
