import { useState } from 'react';
import type { KeptItem } from '#shared/api/kept-models.ts';
import { keepItem } from '../../api/kept.ts';
import { useMutation } from '../../api/query-client.ts';
import { FormError } from '../../modals/FormError.tsx';
import { FormFooter } from '../../modals/FormFooter.tsx';
import { getFormError } from '../../modals/form-errors.ts';
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts';
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => keepItem(kept.id, kept.version, { ...toLabels(form), content: kept.content }),
    onSuccess: onClose,
  });
  const problems = findLabelProblems(form);
  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (problems.name || problems.tags) return lead();
    mutate();
  });
  const footer = (
    <FormFooter form={FORM} isPending={isPending} onClose={onClose}>
      Save
    </FormFooter>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Name and tags" footer={footer} width="small" isBusy={isPending}>
      <form id={FORM} {...formProps}>
        <LabelFields form={form} onChange={setForm} problems={isChecked ? problems : {}} />
        <FormError words={getFormError(error, [])} />
      </form>
    </Dialog>
  );
}
