import type { ClipboardEvent } from 'react';

/** Matches a quoted cell of a spreadsheet, which may contain line breaks. */
const QUOTED_CELL = /(?<=^|[\t\r\n])"(?:[^"]|"")*"(?=[\t\r\n]|$)/g;

/** Splits the text into rows that are not empty; the lines of one cell are one row. */
const splitRows = (text: string): string[] =>
  text
    .replace(QUOTED_CELL, (cell) => cell.replace(/[\r\n]+/g, ' '))
    .split(/\r\n?|\n/)
    .filter((row) => row.trim() !== '');

/**
 * Tells whether pasted text is a table, or several words of a list: it is then no text for one side of a
 * card.
 */
export function isTable(text: string, { isWord }: { isWord: boolean }): boolean {
  const rows = splitRows(text);
  const hasCells = rows.length > 0 && rows.every((row) => row.trim().includes('\t'));
  return hasCells || (isWord && rows.length > 1);
}

/** Creates a paste handler that passes a table on as text; a field takes anything else itself. */
export const createTablePasteHandler =
  (options: { isWord: boolean }, handOn: (text: string) => void) =>
  (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    // Paste events from dialogs that the list has opened bubble through React to here.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!isInside || !isTable(text, options)) return;
    event.preventDefault();
    event.stopPropagation();
    handOn(text);
  };
