import type { CrossPlace } from './cross-grid.ts';

/** A word in a finished crossword, with the number of the square in which it begins. */
export interface NumberedWord {
  readonly number: number;
  /** Its place in the list of words. */
  readonly index: number;
  readonly letters: readonly string[];
  readonly row: number;
  readonly column: number;
  readonly isDown: boolean;
}

/** Numbers words by the squares in which they begin, row by row; those across come first. */
export function numberWords(places: readonly CrossPlace[]): NumberedWord[] {
  const starts = [...new Set(places.map(({ row, column }) => row * 1000 + column))].sort((a, b) => a - b);
  return places
    .map(({ word, row, column, isDown }) => ({
      number: starts.indexOf(row * 1000 + column) + 1,
      ...{ index: word.index, letters: word.letters, row, column, isDown },
    }))
    .sort((a, b) => Number(a.isDown) - Number(b.isDown) || a.number - b.number);
}
