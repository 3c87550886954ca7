/** Gives a text field the focus with the caret behind its text. */
export function focusEnd(field: HTMLElement | undefined | null): void {
  if (!field) return;
  field.focus();
  const selection = document.getSelection();
  selection?.selectAllChildren(field);
  selection?.collapseToEnd();
}
