const TAKES_FOCUS = 'a[href], button, input, textarea, select, [contenteditable="true"], [tabindex]';

/** A text that can be written in says -1, though Tab reaches it. */
const isReachedByTab = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 || (element.isContentEditable && !element.hasAttribute('tabindex'));

/** Tells whether an element can have the focus now: it is shown, enabled, and Tab reaches it. */
export const takesFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(TAKES_FOCUS) &&
  isReachedByTab(element) &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** Lists what can have the focus in an element, itself first. */
export const listFocusable = (root: Element): HTMLElement[] =>
  [root, ...root.querySelectorAll(TAKES_FOCUS)].filter(takesFocus);

const isTextInput = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionStart !== null);

/** Focuses an element, with the caret behind its text, and scrolls no more than it takes to see it. */
export function focusInSight(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // A field that is still loading lets something else take what is typed.
  if (document.activeElement !== element) return;
  if (isTextInput(element)) element.setSelectionRange(element.value.length, element.value.length);
  else if (element.isContentEditable) {
    const selection = document.getSelection();
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}
