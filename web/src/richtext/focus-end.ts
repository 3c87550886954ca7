/** Gives a field the focus: an input with its text selected, a rich field with the caret behind its text. */
export function focusEnd(field: HTMLElement | undefined | null): void {
  if (!field) return;
  field.focus();
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // A box that stands in for a rich field puts the caret behind its text by itself.
    if (field.role !== 'textbox') field.select();
    return;
  }
  const selection = document.getSelection();
  selection?.selectAllChildren(field);
  selection?.collapseToEnd();
}
