import { type FormEvent, useState } from 'react';
import type { Plan } from '#shared/api/plans.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { useChangePlan } from '../api/plans.ts';
import { FormError } from '../modals/FormError.tsx';
import { FormFooter } from '../modals/FormFooter.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { formatDay } from './format-plan.ts';

interface CancelDialogProps {
  readonly plan: Plan;
  readonly onClose: () => void;
}

const FORM = 'cancel-form';

/** Renders the dialog that cancels Premium: when it ends, what stays, and an optional reason. */
export function CancelDialog({ plan: { state, period_end }, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const change = useChangePlan();
  const isSuspended = state === 'suspended';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ cancels: true, reason: reason.trim() }, { onSuccess: onClose });
  };
  const footer = (
    <FormFooter form={FORM} cancel="Keep Premium" isDangerous isPending={change.isPending} onClose={onClose}>
      {isSuspended ? 'End Premium' : 'Cancel Premium'}
    </FormFooter>
  );
  const end =
    isSuspended || !period_end
      ? 'Premium ends at once. Nothing more is charged.'
      : `Premium ends on ${formatDay(period_end)}. Until then it is paid and yours; nothing more is charged.`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isSuspended ? 'End Premium?' : 'Cancel Premium?'}
      footer={footer}
      width="small"
    >
      <form id={FORM} className="form" onSubmit={submit}>
        <p>{end} Your documents stay and can still be opened and printed as published.</p>
        <TextField
          label="Why do you cancel? (optional)"
          maxLength={LIMITS.otherCharacters}
          value={reason}
          onChange={setReason}
        />
        <FormError words={change.error?.message} />
      </form>
    </Dialog>
  );
}
