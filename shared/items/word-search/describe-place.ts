import type { PlacedWord } from './make-word-search.ts';

/** Says where a word begins: its row and its column, from 1. */
export const describePlace = ({ letters, row, column }: PlacedWord): string =>
  `${letters.join('')} (${row + 1}, ${column + 1})`;
