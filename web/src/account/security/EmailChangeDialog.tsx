import { useState } from 'react';
import { useConfirmEmailChange, useStartEmailChange } from '../../api/security.ts';
import { CodeField, isCode } from '../../modals/CodeField.tsx';
import { findEmailProblem } from '../../modals/credentials.ts';
import { FormError } from '../../modals/FormError.tsx';
import { getFieldError, getFormError } from '../../modals/form-errors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useCheckedForm } from '../../ui/fields/use-checked-form.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useProof } from './use-proof.tsx';

interface EmailChangeDialogProps {
  readonly asksCode: boolean;
  readonly onClose: () => void;
}

/** `sent` has just mailed a code; `known` types one that was mailed before. */
type Step = 'ask' | 'sent' | 'known';

/** Renders the change of address in two steps: the new one with the password, then the code that was mailed there. */
export function EmailChangeDialog({ asksCode, onClose }: EmailChangeDialogProps) {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<Step>('ask');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Change e-mail address"
      width="small"
      // A press outside must not close what waits for the mailed code.
      isBusy={step !== 'ask'}
    >
      {step === 'ask' ? (
        <AskForCode {...{ asksCode, email }} onEmail={setEmail} onStep={setStep} />
      ) : (
        <TypeCode sentTo={step === 'sent' ? email : null} onDone={onClose} onBack={() => setStep('ask')} />
      )}
    </Dialog>
  );
}

interface AskForCodeProps extends Pick<EmailChangeDialogProps, 'asksCode'> {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onStep: (step: Step) => void;
}

function AskForCode({ asksCode, email, onEmail, onStep }: AskForCodeProps) {
  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (problem || !isComplete) return lead();
    start.mutate({ email: email.trim(), ...proof }, { onSuccess: () => onStep('sent'), onError: lead });
  });
  const start = useStartEmailChange();
  const { fields, proof, isComplete } = useProof({ asksCode, error: start.error, isChecked });
  const problem = findEmailProblem(email);

  return (
    <form {...formProps}>
      <p className="quiet">
        We send a code to the new address. Nothing changes before you type it, and all your work stays yours.
      </p>
      <TextField
        label="New e-mail address"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={onEmail}
        error={(isChecked ? problem : undefined) ?? getFieldError(start.error, 'email')}
      />
      {fields}
      <FormError words={getFormError(start.error, ['email', 'password', 'code'])} />
      <Button variant="filled" type="submit" isPending={start.isPending}>
        Send a code
      </Button>
      <div className="form-links">
        <Button variant="action" size="dense" onPress={() => onStep('known')}>
          I have a code already
        </Button>
      </div>
    </form>
  );
}

interface TypeCodeProps {
  /** The address to which a code was just mailed; null where that was earlier. */
  readonly sentTo: string | null;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

function TypeCode({ sentTo, onDone, onBack }: TypeCodeProps) {
  const [code, setCode] = useState('');
  const confirm = useConfirmEmailChange();
  const finish = ({ email }: { email: string }) => {
    onDone();
    showToast({ words: `Your address is ${email} now` });
  };
  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (isCode(code)) confirm.mutate({ code }, { onSuccess: finish, onError: lead });
    else lead();
  });
  return (
    <form {...formProps}>
      <p className="quiet">
        {sentTo === null ? (
          'Type the code that we mailed to the new address. It is good for an hour.'
        ) : (
          <>
            A code is on its way to <strong>{sentTo}</strong>. It is good for an hour.
          </>
        )}
      </p>
      <CodeField
        value={code}
        onChange={setCode}
        isChecked={isChecked}
        refused={getFieldError(confirm.error, 'code')}
      />
      <FormError words={getFormError(confirm.error, ['code'])} />
      <Button variant="filled" type="submit" isPending={confirm.isPending}>
        Change address
      </Button>
      <div className="form-links">
        <Button variant="action" size="dense" onPress={onBack}>
          {sentTo === null ? 'Ask for a code' : 'Send it again, or use another address'}
        </Button>
      </div>
    </form>
  );
}
