import type { ReactNode } from 'react';
import type { Proof } from '#shared/api/security-models.ts';
import { FormError } from '../../modals/FormError.tsx';
import { getFormError } from '../../modals/form-errors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts';
import { useProof } from './use-proof.tsx';

interface ProofFormProps {
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly takesRecoveryCode?: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Sends what was typed; `lead` goes to the first field that is wrong. */
  readonly onSubmit: (proof: Proof, lead: () => void) => void;
  readonly children: ReactNode;
}

/** Renders a form that asks for password and second step alone. */
export function ProofForm({
  action,
  isDangerous = false,
  takesRecoveryCode = false,
  isPending,
  error,
  onSubmit,
  children,
}: ProofFormProps) {
  const { isChecked, uncheck, formProps } = useCheckedForm((lead) => {
    if (isComplete) onSubmit(proof, lead);
    else lead();
  });
  const proving = { asksCode: true, error, isChecked, takesRecoveryCode, onSwap: uncheck, autoFocus: true };
  const { fields, proof, isComplete } = useProof(proving);

  return (
    <form {...formProps}>
      {children}
      {fields}
      <FormError words={getFormError(error, ['password', 'code'])} />
      <Button variant={isDangerous ? 'danger' : 'filled'} type="submit" isPending={isPending}>
        {action}
      </Button>
    </form>
  );
}
