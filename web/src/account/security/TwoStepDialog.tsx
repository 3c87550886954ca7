import { useState } from 'react';
import type { AuthenticatorKey } from '#shared/api/security-models.ts';
import { useConfirmTwoStep, useStartTwoStep } from '../../api/security.ts';
import { FormError } from '../../modals/FormError.tsx';
import { getFieldError, getFormError } from '../../modals/form-errors.ts';
import { isAppCode, SecondStepField } from '../../modals/SecondStepField.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { KeyToScan } from './KeyToScan.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useProof } from './use-proof.tsx';

/** A key that the app is set up with, and the password that goes with its first code. */
interface KeyStep {
  readonly password: string;
  readonly authenticator: AuthenticatorKey;
}

/** Renders the set-up of two-step sign-in: the password, the key with a code of the app, the recovery codes. */
export function TwoStepDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<KeyStep | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={codes ? 'Your recovery codes' : 'Two-step sign-in'}
      width="small"
      // A press outside must not close what is shown once: a key that was scanned, and the recovery codes.
      isBusy={step !== null || codes !== null}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : step ? (
        <ScanKey {...step} onOn={setCodes} />
      ) : (
        <AskForPassword onKey={setStep} />
      )}
    </Dialog>
  );
}

function AskForPassword({ onKey }: { onKey: (step: KeyStep) => void }) {
  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (!isComplete) return lead();
    start.mutate(proof, {
      onSuccess: (authenticator) => onKey({ password: proof.password, authenticator }),
      onError: lead,
    });
  });
  const start = useStartTwoStep();
  const proving = { asksCode: false, error: start.error, isChecked, autoFocus: true };
  const { fields, proof, isComplete } = useProof(proving);

  return (
    <form {...formProps}>
      <p className="quiet">
        With it, your password alone opens nothing: each log-in asks for a code from an app on your phone,
        such as Google Authenticator, Microsoft Authenticator or a password manager.
      </p>
      {fields}
      <FormError words={getFormError(start.error, ['password'])} />
      <Button variant="filled" type="submit" isPending={start.isPending}>
        Continue
      </Button>
    </form>
  );
}

interface ScanKeyProps extends KeyStep {
  readonly onOn: (codes: readonly string[]) => void;
}

function ScanKey({ password, authenticator, onOn }: ScanKeyProps) {
  const [code, setCode] = useState('');
  const confirm = useConfirmTwoStep();

  const { isChecked, formProps } = useCheckedForm((lead) => {
    const body = { password, code };
    if (!isAppCode(code)) lead();
    else confirm.mutate(body, { onSuccess: (on) => onOn(on.recovery_codes), onError: lead });
  });
  return (
    <form {...formProps}>
      <KeyToScan {...authenticator} />
      <SecondStepField
        value={code}
        onChange={setCode}
        isChecked={isChecked}
        refused={getFieldError(confirm.error, 'code')}
        autoFocus
      />
      <FormError words={getFormError(confirm.error, ['code'])} />
      <Button variant="filled" type="submit" isPending={confirm.isPending}>
        Switch on
      </Button>
    </form>
  );
}
