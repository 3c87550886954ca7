import type { ClipboardEvent } from 'react';
import { noticeCutPaste } from '../../ui/feedback/cut-notice.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { splitEntries } from './split-entries.ts';

/** The most rows of one paste: to draw more of them at once would hold the page. */
const MOST_ROWS = 500;

/** A list of rows, as pasted lines change it; places are from 0. */
export interface PastedInto<Line> {
  /** How many rows there are. */
  readonly count: number;
  readonly limit: number;
  /** The plural noun of the rows: "options". */
  readonly what: string;
  /** Tells whether a line can be written into the row, because nothing is there yet. */
  readonly isEmpty: (place: number) => boolean;
  readonly write: (place: number, line: Line) => void;
  /** Makes rows of the lines, before the one that has the place now. */
  readonly insert: (place: number, lines: readonly Line[]) => void;
}

/** Makes the rows one by one, where a list has no way to make several at once. */
export const insertInTurn =
  <Line>(insert: (place: number, line: Line) => void): PastedInto<Line>['insert'] =>
  (place, lines) => {
    for (const [at, line] of lines.entries()) insert(place + at, line);
  };

/** The place where lines were pasted: into a row of which they replace the text, or behind its text. */
export interface PastedAt {
  readonly place: number;
  readonly replaces: boolean;
}

/**
 * Makes rows of lines: they fill the row that they were pasted into, if it is empty, and the empty ones below it; for
 * the others there are new rows. Says how many lines found no room. Returns the place of the last one.
 */
export function pasteRows<Line>(
  lines: readonly Line[],
  { place, replaces }: PastedAt,
  list: PastedInto<Line>,
): number {
  const first = replaces ? place : place + 1;
  const taken = lines.slice(0, MOST_ROWS);
  const isFree = (at: number, index: number) => (index === 0 && replaces) || list.isEmpty(at);
  let filled = 0;
  while (filled < taken.length && first + filled < list.count && isFree(first + filled, filled)) filled += 1;
  for (const [index, line] of taken.slice(0, filled).entries()) list.write(first + index, line);
  const added = taken.slice(filled, filled + Math.max(0, list.limit - list.count));
  if (added.length > 0) list.insert(first + filled, added);
  const left = lines.length - filled - added.length;
  if (left > 0) {
    const most = Math.min(MOST_ROWS, list.limit).toLocaleString('en');
    const words = `${most} ${list.what} at most: ${left} ${left === 1 ? 'line was' : 'lines were'} left out.`;
    showToast({ words, tone: 'danger' });
  }
  return first + filled + added.length - 1;
}

/** Tells whether the selection covers the whole field, so that pasted text replaces it. */
const isReplaced = ({ selectionStart, selectionEnd, value, readOnly }: HTMLInputElement): boolean =>
  !readOnly && selectionStart === 0 && selectionEnd === value.length;

/** Creates a paste handler that passes several lines on; the field takes anything else itself. */
export const createLinePasteHandler =
  (onLines: (lines: readonly string[], replaces: boolean) => void) =>
  (event: ClipboardEvent<HTMLInputElement>): void => {
    const lines = splitEntries(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) {
      noticeCutPaste(event);
      return;
    }
    event.preventDefault();
    onLines(lines, isReplaced(event.currentTarget));
  };
