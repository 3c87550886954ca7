/** Puts the caret into the first field of a form that something is wrong with, once it is drawn so. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[data-invalid] :is(input, textarea, button)')?.focus(),
  );
}
