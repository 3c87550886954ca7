import type { KeyboardEvent } from 'react';
import { focusEnd } from './focus-end.ts';

/**
 * For the fields of a list: Tab goes on to the next field, past the buttons between, so that whoever writes forty
 * rows writes on. Shift+Tab leads to the buttons, and behind the last field Tab goes where it always does.
 */
export const tabThrough =
  (list: string, fields: string) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.shiftKey || !(event.target instanceof HTMLElement)) return;
    // With some of its text selected, the tools are next.
    if (getSelection()?.isCollapsed === false || event.target.role !== 'textbox') return;
    const all = [...(event.currentTarget.closest(list)?.querySelectorAll(fields) ?? [])];
    const next = all[all.indexOf(event.target) + 1 || all.length];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    focusEnd(next);
  };
