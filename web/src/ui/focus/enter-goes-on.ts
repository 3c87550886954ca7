import type { KeyboardEvent } from 'react';
import { GOES_ON } from './goes-on.ts';
import { takesFocus } from './takes-focus.ts';

/** The fields of a form; a button that offers choices is one. */
const FIELDS =
  'input:not([type=file]), textarea, [role=textbox], button[aria-haspopup=listbox], [data-form-field]';
/** A panel: what is filled in together. */
const PANEL = '[data-frame], .section';

/**
 * Leads from a field to the next one at Enter, with Shift to the one before, as in a form that one fills; from the last one of a
 * panel to what follows that. A field that does something at Enter, such as adding a row, prevents it or moves the focus itself.
 */
export function goOnAtEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: all, shiftKey } = event;
  const isPlain = !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key !== 'Enter' || !isPlain || !(target instanceof HTMLElement) || !all.contains(target)) return;
  if (target !== document.activeElement || !goesOn(target, event.defaultPrevented)) return;
  const panel = target.closest<HTMLElement>(PANEL) ?? all;
  const fields = listReachable(panel, FIELDS);
  const next =
    fields[fields.indexOf(target) + (shiftKey ? -1 : 1)] ?? (shiftKey ? null : findBehind(all, panel));
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}

function goesOn(target: HTMLElement, isDone: boolean): boolean {
  if (target.hasAttribute(GOES_ON)) return true;
  const isField =
    target instanceof HTMLInputElement && target.type !== 'search' && target.role !== 'combobox';
  return isField && !isDone && !target.form;
}

const listReachable = (within: ParentNode, selector: string): HTMLElement[] =>
  [...within.querySelectorAll(selector)].filter(takesFocus);

/** Finds the field or row behind a panel, and behind the last one what Tab leads to after them all. */
function findBehind(all: HTMLElement, panel: HTMLElement): HTMLElement | undefined {
  const find = (selector: string, within: HTMLElement) =>
    listReachable(document, selector).find(
      (one) => within.compareDocumentPosition(one) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
  const row = find(`${FIELDS}, button[aria-expanded]`, panel);
  return row && all.contains(row) ? row : find(`${FIELDS}, button, a[href]`, all);
}
