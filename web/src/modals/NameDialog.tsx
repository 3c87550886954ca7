import { type FormEvent, useState } from 'react';
import { REQUIREMENTS } from '#shared/document/requirement-messages.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { focusFirstError } from '../ui/fields/focus-first-error.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { FilenameField } from './FilenameField.tsx';
import { FormError } from './FormError.tsx';
import { getFieldError, getFormError } from './form-errors.ts';

interface NameDialogProps {
  isOpen: boolean;
  /** "Name your document", "Rename" */
  title: string;
  label?: string;
  /** The message where the name is empty. */
  missing?: string;
  /** In characters. */
  maxLength?: number;
  initial: string;
  action: string;
  isPending?: boolean | undefined;
  error?: Error | null | undefined;
  /** Given the trimmed name, which is not empty. */
  onSubmit: (name: string) => void;
  onClose: () => void;
}

const FORM = 'name-form';

/** Renders the dialog for a name, by default that of a document. */
export function NameDialog({ isOpen, title, action, isPending = false, onClose, ...rest }: NameDialogProps) {
  const footer = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button variant="filled" type="submit" form={FORM} isPending={isPending}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} footer={footer} width="small">
      <NameForm {...rest} />
    </Dialog>
  );
}

type NameFormProps = Pick<
  NameDialogProps,
  'initial' | 'error' | 'label' | 'missing' | 'maxLength' | 'onSubmit'
>;

function NameForm({
  initial,
  error = null,
  label,
  missing = REQUIREMENTS.filename,
  maxLength,
  onSubmit,
}: NameFormProps) {
  const [name, setName] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const isEmpty = name.trim() === '';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty) focusFirstError(event.currentTarget);
    else onSubmit(name.trim());
  };

  return (
    <form id={FORM} className="form" noValidate onSubmit={submit}>
      <FilenameField
        {...(label !== undefined && { label })}
        {...(maxLength !== undefined && { maxLength })}
        value={name}
        onChange={setName}
        error={isChecked && isEmpty ? missing : getFieldError(error, 'filename')}
      />
      <FormError words={getFormError(error, ['filename'])} />
    </form>
  );
}
