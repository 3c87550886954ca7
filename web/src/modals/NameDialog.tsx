import { useState } from 'react';
import { REQUIREMENTS } from '#shared/document/requirement-messages.ts';
import { useCheckedForm } from '../ui/fields/use-checked-form.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { FilenameField } from './FilenameField.tsx';
import { FormError } from './FormError.tsx';
import { FormFooter } from './FormFooter.tsx';
import { getFieldError, getFormError } from './form-errors.ts';

interface NameDialogProps {
  /** "Name your document", "Rename" */
  title: string;
  label?: string;
  /** The message where the name is empty. */
  missing?: string;
  /** The most characters. */
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
export function NameDialog({ title, action, isPending = false, onClose, ...rest }: NameDialogProps) {
  const footer = (
    <FormFooter form={FORM} isPending={isPending} onClose={onClose}>
      {action}
    </FormFooter>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={footer} width="small">
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
  const isEmpty = name.trim() === '';

  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (isEmpty) lead();
    else onSubmit(name.trim());
  });

  return (
    <form id={FORM} {...formProps}>
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
