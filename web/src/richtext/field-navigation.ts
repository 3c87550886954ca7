import type { KeyboardEvent } from 'react';
import { focusEnd } from './focus-end.ts';

/** The fields in which Escape was pressed last: Tab leads from them to the buttons beside them. */
const left = new WeakSet<EventTarget>();

/**
 * Creates a handler for fields of a list: Tab focuses the next field, with Shift the one before, and skips the buttons
 * between, so that a user can type forty rows. After Escape, and beyond the ends, Tab acts as usual; `onEnd` is asked first what
 * the last field leads to, and says whether it does.
 */
export const createTabHandler =
  (list: string, fields: string) =>
  (event: KeyboardEvent, onEnd: () => boolean = () => false): void => {
    const isLeft = left.has(event.target);
    if (event.key === 'Escape' && !isLeft) {
      left.add(event.target);
      // It is for the field: what is around it, such as the drawer, is closed by the next one.
      event.preventDefault();
    }
    if (event.key !== 'Escape' && event.key !== 'Shift') left.delete(event.target);
    if (event.key !== 'Tab' || isLeft || !(event.target instanceof HTMLElement)) return;
    // The tools are next where some of the text is selected.
    if (getSelection()?.isCollapsed === false || event.target.role !== 'textbox') return;
    const next = findNeighbour(event, list, fields, event.shiftKey ? -1 : 1);
    if (next) focusEnd(next);
    if (next || (!event.shiftKey && onEnd())) event.preventDefault();
  };

/** Creates the same handler for Enter, in fields of one line; with Shift to the field before. */
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

/**
 * Finds the field so many after the one that received the key; undefined beyond the ends, or outside fields.
 */
function findNeighbour({ target, currentTarget }: KeyboardEvent, list: string, fields: string, by: 1 | -1) {
  if (!(target instanceof HTMLElement)) return undefined;
  const all = [...(currentTarget.closest(list)?.querySelectorAll<HTMLElement>(fields) ?? [])];
  const at = all.indexOf(target);
  return at === -1 ? undefined : all[at + by];
}
