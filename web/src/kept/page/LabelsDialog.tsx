import { type FormEvent, useState } from 'react';
import type { KeptItem } from '#shared/api/kept-models.ts';
import { keepItem } from '../../api/kept.ts';
import { FormError } from '../../modals/FormError.tsx';
import { getFormError } from '../../modals/form-errors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { focusFirstError } from '../../ui/fields/focus-first-error.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { LabelFields } from '../LabelFields.tsx';
import { findLabelProblems, toLabels, toLabelsForm } from '../labels-form.ts';

const FORM = 'labels-form';

interface LabelsDialogProps {
  readonly kept: KeptItem;
  readonly onClose: () => void;
}

/** Renders the form for name, subject, grade and tags of a kept item. */
export function LabelsDialog({ kept, onClose }: LabelsDialogProps) {
  const [form, setForm] = useState(() => toLabelsForm(kept));
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const problems = findLabelProblems(form);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (problems.name || problems.tags) return focusFirstError(event.currentTarget);
    setPending(true);
    keepItem(kept.id, kept.version, { ...toLabels(form), content: kept.content }).then(
      onClose,
      (failed: Error) => {
        setPending(false);
        setError(failed);
      },
    );
  };
  const footer = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button variant="filled" type="submit" form={FORM} isPending={isPending}>
        Save
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Name and tags" footer={footer} width="small" isBusy={isPending}>
      <form id={FORM} className="form" noValidate onSubmit={submit}>
        <LabelFields form={form} onChange={setForm} problems={isChecked ? problems : {}} />
        <FormError words={getFormError(error, [])} />
      </form>
    </Dialog>
  );
}
