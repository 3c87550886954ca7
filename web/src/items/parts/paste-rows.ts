import type { ClipboardEvent } from 'react';
import { noticeCutPaste } from '../../ui/feedback/cut-notice.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { splitEntries } from './split-entries.ts';

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
  /** Makes a row of the line, before the one that has the place now. */
  readonly insert: (place: number, line: Line) => void;
}

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
  let at = replaces ? place : place + 1;
  let { count } = list;
  let isFilling = true;
  let left = 0;
  for (const [index, line] of lines.entries()) {
    isFilling &&= at < list.count && ((index === 0 && replaces) || list.isEmpty(at));
    if (!isFilling && count >= list.limit) {
      left = lines.length - index;
      break;
    }
    if (isFilling) list.write(at, line);
    else list.insert(at, line);
    if (!isFilling) count++;
    at++;
  }
  if (left > 0) {
    const words = `${list.limit.toLocaleString('en')} ${list.what} at most: ${left} ${left === 1 ? 'line was' : 'lines were'} left out.`;
    showToast({ words, tone: 'danger' });
  }
  return at - 1;
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
