/**
 * Puts the caret into the first field of a form that something is wrong with, once it is drawn so, and scrolls the
 * whole field into sight: its label, and what is wrong.
 */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[data-invalid]:has(input, textarea, button)');
    if (!field) return;
    field.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
    // Last the label: of a field taller than the room, the top is in sight.
    for (const part of [field, field.querySelector('label, .field-label')])
      part?.scrollIntoView({ block: 'nearest' });
  });
}
