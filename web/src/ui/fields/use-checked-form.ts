import { type FormEvent, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';

/**
 * Returns the props of a form that shows what is wrong with its fields once it was sent. `send` is given what leads to the
 * first of them: at once, or where the server refuses.
 */
export function useCheckedForm(send: (lead: () => void) => void) {
  const [isChecked, setChecked] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const form = event.currentTarget;
    send(() => focusFirstError(form));
  };
  const formProps = { className: 'form', noValidate: true, onSubmit } as const;
  return { isChecked, uncheck: () => setChecked(false), formProps };
}
