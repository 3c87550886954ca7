/**
 * Says that a field's selection has changed when nothing is selected any more, as React does: a browser says only what is
 * selected, and a style would go on to apply to letters that are not.
 */
document.addEventListener('selectionchange', () => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (field.selectionStart !== null && field.selectionStart === field.selectionEnd)
    field.dispatchEvent(new Event('select', { bubbles: true }));
});
