import type { Editor } from '../../document/editor.ts';
import { listChosen } from '../../document/selection.ts';
import { isText } from '../../ui/behaviour/is-text.ts';

/** Tells whether the keys are for something that is open or lifted above the page. */
const isPageCovered = (): boolean =>
  document.querySelector('.dialog, .menu-popover, .sortable-row-lifted') !== null;

/** Tells whether the focus is anywhere on the page but in a text. */
export const isOutsideText = (element: Element | null): boolean => !isPageCovered() && !isText(element);

/** Tells whether the focus is where items are: on the sheets, in the list of items, or nowhere. */
export function isAmongItems(element: Element | null): boolean {
  if (isPageCovered()) return false;
  if (element?.closest('.sticker-layer, .sticker-bar')) return false;
  return element === null || element === document.body || element.closest('.desk, .item-list') !== null;
}

/** Tells whether the focus is on items themselves, and not on a control of an open one. */
export const isOnItems = (element: Element | null): boolean =>
  isAmongItems(element) && !isText(element) && !element?.closest('.frame-body, .list-filter');

/** Returns the item in whose row or panel an element is. */
export const findFrame = (element: Element | null): string | null =>
  element?.closest<HTMLElement>('[data-frame]')?.dataset.frame ?? null;

/** Lists the items that keys and menus act on: those selected, else the one with the focus, else the open one. */
export function listTargets(editor: Editor): string[] {
  const focused = findFrame(document.activeElement);
  const takesFocused = editor.view.selected.length === 0 && focused !== null;
  return takesFocused ? [focused] : listChosen(editor);
}

/** Tells whether words are selected, which Copy takes then: in a field, or anywhere on the page. */
export function hasSelectedText(): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
    return activeElement.selectionStart !== activeElement.selectionEnd;
  return getSelection()?.isCollapsed === false;
}
