import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useConfirmSignUp, useResendCode } from '../api/account.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { focusFirstError } from '../ui/fields/focus-first-error.ts';
import { CodeField, isCode } from './CodeField.tsx';
import type { Credentials } from './credentials.ts';
import { FormError } from './FormError.tsx';
import { getFieldError, getFormError } from './form-errors.ts';

interface ConfirmCodeProps {
  credentials: Credentials;
  onConfirmed: () => void;
  onBack: () => void;
  /** Leads to the log-in, for who has an account already. The server tells nobody whether an address has one. */
  onLogIn: (() => void) | undefined;
}

/** Renders the second step of signing up: the six digits from the mail. */
export function ConfirmCode({ credentials, onConfirmed, onBack, onLogIn }: ConfirmCodeProps) {
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const confirm = useConfirmSignUp();
  const resend = useResendCode();
  const error = confirm.error ?? resend.error;

  const form = useRef<HTMLFormElement>(null);
  const send = (typed: string) => {
    setChecked(true);
    const lead = () => form.current && focusFirstError(form.current);
    // A second code would only be refused while the first is checked.
    if (confirm.isPending) return;
    if (isCode(typed))
      confirm.mutate({ ...credentials, code: typed }, { onSuccess: onConfirmed, onError: lead });
    else lead();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(code);
  };
  const type = (typed: string) => {
    setCode(typed);
    // The sixth digit is the last: nothing is left to press.
    if (isCode(typed) && typed !== code) send(typed);
  };
  const sendAgain = () => {
    confirm.reset();
    const { email } = credentials;
    resend.mutate(
      { email },
      { onSuccess: () => showToast({ words: `A new code is on its way to ${email}` }) },
    );
  };

  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <p className="quiet">
        We sent a code to <strong>{credentials.email}</strong>. Type it here to finish.
      </p>
      <CodeField value={code} onChange={type} isChecked={isChecked} refused={getFieldError(error, 'code')} />
      <FormError words={getFormError(error, ['code'])} />
      {onLogIn && <LogInInstead onLogIn={onLogIn} />}
      <Button variant="filled" type="submit" isPending={confirm.isPending}>
        Confirm
      </Button>
      <div className="form-links">
        <Button variant="action" size="dense" icon={ArrowLeft} onPress={onBack}>
          Back
        </Button>
        <Button variant="action" size="dense" isPending={resend.isPending} onPress={sendAgain}>
          Send a new code
        </Button>
      </div>
    </form>
  );
}

const LogInInstead = ({ onLogIn }: { onLogIn: () => void }) => (
  <p className="hint">
    Do you have an account already?{' '}
    <Button variant="action" size="dense" onPress={onLogIn}>
      Log in instead
    </Button>
  </p>
);
