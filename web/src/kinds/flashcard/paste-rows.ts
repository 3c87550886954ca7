import type { ClipboardEvent } from 'react';

/** A cell of a spreadsheet that has lines of its own: it is quoted, and ends where a cell does. */
const QUOTED_CELL = /(?<=^|[\t\r\n])"(?:[^"]|"")*"(?=[\t\r\n]|$)/g;

/** Rows that are not empty; the lines of one cell are one row. */
const splitRows = (text: string): string[] =>
  text
    .replace(QUOTED_CELL, (cell) => cell.replace(/[\r\n]+/g, ' '))
    .split(/\r\n?|\n/)
    .filter((row) => row.trim() !== '');

/**
 * Whether what is pasted into one side of a card is a table, or in a list of words several words: it is then no text
 * for one side.
 */
export function isTable(text: string, { isWord }: { isWord: boolean }): boolean {
  const rows = splitRows(text);
  const hasCells = rows.length > 0 && rows.every((row) => row.trim().includes('\t'));
  return hasCells || (isWord && rows.length > 1);
}

/** A table that is pasted into a field is handed on as text instead; anything else the field takes itself. */
export const createTablePasteHandler =
  (options: { isWord: boolean }, handOn: (text: string) => void) =>
  (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    // What is pasted into a dialog that the list has opened comes by here too.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isInside || !isTable(text, options)) return;
    event.preventDefault();
    event.stopPropagation();
    handOn(text);
  };
