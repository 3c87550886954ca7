import type { ClipboardEvent } from 'react';

/** Rows that are not empty. */
const rowsOf = (text: string): string[] => text.split(/\r\n?|\n/).filter((row) => row.trim() !== '');

/**
 * Whether what is pasted into one side of a card is a table, or in a list of words several words: it is then no text
 * for one side.
 */
export function isManyCards(text: string, { isWord }: { isWord: boolean }): boolean {
  const rows = rowsOf(text);
  return rows.length > 1 && (isWord || rows.every((row) => row.includes('\t')));
}

/** A table that is pasted into a field is handed on as text instead; anything else the field takes itself. */
export const handOnTables =
  (options: { isWord: boolean }, handOn: (text: string) => void) =>
  (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!isManyCards(text, options)) return;
    event.preventDefault();
    event.stopPropagation();
    handOn(text);
  };
