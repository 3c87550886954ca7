import type { KeyboardEvent } from 'react';
import { focusEnd } from './focus-end.ts';

/**
 * For the fields of a list: Tab goes on to the next field, past the buttons between, so that whoever writes forty
 * rows writes on. Shift+Tab leads to the buttons, and behind the last field Tab goes where it always does.
 */
export const createTabHandler =
  (list: string, fields: string) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.shiftKey || !(event.target instanceof HTMLElement)) return;
    // With some of its text selected, the tools are next.
    if (getSelection()?.isCollapsed === false || event.target.role !== 'textbox') return;
    const next = findNeighbour(event, list, fields, 1);
    if (!next) return;
    event.preventDefault();
    focusEnd(next);
  };

/** The same for Enter, in fields of one line; with Shift to the field before. */
export const createEnterHandler =
  (list: string, fields: string) =>
  (event: KeyboardEvent): void => {
    const { isComposing } = event.nativeEvent;
    if (event.key !== 'Enter' || isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = findNeighbour(event, list, fields, event.shiftKey ? -1 : 1);
    if (!next) return;
    event.preventDefault();
    focusEnd(next);
  };

/** The field so many after the one that a key was pressed in; undefined beyond the ends, or in no field. */
function findNeighbour({ target, currentTarget }: KeyboardEvent, list: string, fields: string, by: 1 | -1) {
  if (!(target instanceof HTMLElement)) return undefined;
  const all = [...(currentTarget.closest(list)?.querySelectorAll<HTMLElement>(fields) ?? [])];
  const at = all.indexOf(target);
  return at === -1 ? undefined : all[at + by];
}
