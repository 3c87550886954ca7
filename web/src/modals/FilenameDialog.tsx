import { type FormEvent, useEffect, useRef, useState } from 'react';
import { REQUIREMENTS } from '#shared/document/requirement-messages.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { focusFirstError } from '../ui/fields/focus-first-error.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { FormError } from './FormError.tsx';
import { getFieldError, getFormError } from './form-errors.ts';

interface FilenameDialogProps {
  isOpen: boolean;
  /** "Name your document", "Rename" */
  title: string;
  initial: string;
  action: string;
  isPending?: boolean | undefined;
  error?: Error | null | undefined;
  /** Given the trimmed name, which is not empty. */
  onSubmit: (filename: string) => void;
  onClose: () => void;
}

const LONGEST = 255;
const FORM = 'filename-form';

/** Renders the dialog for the name of a document. */
export function FilenameDialog({
  isOpen,
  title,
  action,
  isPending = false,
  onClose,
  ...rest
}: FilenameDialogProps) {
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
      <FilenameForm {...rest} />
    </Dialog>
  );
}

type FilenameFormProps = Pick<FilenameDialogProps, 'initial' | 'error' | 'onSubmit'>;

function FilenameForm({ initial, error = null, onSubmit }: FilenameFormProps) {
  const [filename, setFilename] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A name is typed over; the one that stands there is a suggestion.
  useEffect(() => form.current?.querySelector('input')?.select(), []);
  const isEmpty = filename.trim() === '';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty) focusFirstError(event.currentTarget);
    else onSubmit(filename.trim());
  };

  return (
    <form ref={form} id={FORM} className="form" noValidate onSubmit={submit}>
      <TextField
        label="File name"
        autoFocus
        maxLength={LONGEST}
        value={filename}
        onChange={setFilename}
        error={isChecked && isEmpty ? REQUIREMENTS.filename : getFieldError(error, 'filename')}
      />
      <FormError words={getFormError(error, ['filename'])} />
    </form>
  );
}
