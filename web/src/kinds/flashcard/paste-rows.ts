import type { ClipboardEvent } from 'react';

/** Matches a quoted cell of a spreadsheet, which may contain line breaks. */
const QUOTED_CELL = /(?<=^|[\t\r\n])"(?:[^"]|"")*"(?=[\t\r\n]|$)/g;

/** Splits the text into rows that are not empty; the lines of one cell are one row. */
const splitRows = (text: string): string[] =>
  text
    .replace(QUOTED_CELL, (cell) => cell.replace(/[\r\n]+/g, ' '))
    .split(/\r\n?|\n/)
    .filter((row) => row.trim() !== '');

interface PastedPlace {
  /** True in a list of words, where each line is one. */
  readonly isWord: boolean;
  /** True in a row on which nothing is written yet. */
  readonly isEmptyRow: boolean;
}

/**
 * Tells whether pasted text is a table or a list: several cards, and no text for one side of a card. Into an empty
 * row any two lines are.
 */
export function isTable(text: string, { isWord, isEmptyRow }: PastedPlace): boolean {
  const rows = splitRows(text);
  const hasCells = rows.length > 0 && rows.every((row) => row.trim().includes('\t'));
  return hasCells || ((isWord || isEmptyRow) && rows.length > 1);
}

/** Tells whether the field is in a row whose fields are all empty. */
function isInEmptyRow(field: Node): boolean {
  const row =
    field instanceof Element ? field.closest('.card-row') : field.parentElement?.closest('.card-row');
  const fields = [...(row?.querySelectorAll('[role=textbox]') ?? [])];
  return fields.length > 0 && fields.every(({ textContent }) => textContent?.trim() === '');
}

/** Tells whether a paste has no field to go to, and no dialog is open that would take it. */
function isNowhere(target: EventTarget | null): boolean {
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
  return !isField && document.querySelector('.dialog') === null;
}

/** Listens to pastes outside all fields, until the signal, and passes a table or list on as text. */
export function listenToTables(handOn: (text: string) => void, signal: AbortSignal): void {
  const paste = (event: globalThis.ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (event.defaultPrevented || !isNowhere(event.target)) return;
    if (!isTable(text, { isWord: true, isEmptyRow: true })) return;
    event.preventDefault();
    handOn(text);
  };
  document.addEventListener('paste', paste, { signal });
}

/** Creates a paste handler that passes a table on as text; a field takes anything else itself. */
export const createTablePasteHandler =
  (options: Pick<PastedPlace, 'isWord'>, handOn: (text: string) => void) =>
  (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    // Paste events from dialogs that the list has opened bubble through React to here.
    const field =
      event.target instanceof Node && event.currentTarget.contains(event.target) ? event.target : null;
    if (!field || !isTable(text, { ...options, isEmptyRow: isInEmptyRow(field) })) return;
    event.preventDefault();
    event.stopPropagation();
    handOn(text);
  };
