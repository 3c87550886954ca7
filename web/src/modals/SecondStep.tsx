import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLogIn } from '../api/account.ts';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { focusFirstError } from '../ui/fields/focus-first-error.ts';
import type { Credentials } from './credentials.ts';
import { FormError } from './FormError.tsx';
import { getFieldError, getFormError } from './form-errors.ts';
import { isAppCode, isSecondStep, SecondStepField } from './SecondStepField.tsx';

/** Tells whether the password was right, and only the second step is left. */
export const isSecondStepLeft = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'two_step_required';

interface SecondStepProps {
  readonly credentials: Credentials;
  readonly onSignedIn: () => void;
  readonly onBack: () => void;
}

/** Renders the second step of a log-in. The sixth digit sends the code. */
export function SecondStep({ credentials, onSignedIn, onBack }: SecondStepProps) {
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const logIn = useLogIn();
  const form = useRef<HTMLFormElement>(null);
  const finish = (typed: string) => {
    if (!isAppCode(typed))
      showToast({ words: 'Two-step sign-in is off now. Set it up again on your account page.' });
    onSignedIn();
  };
  const send = (typed: string) => {
    setChecked(true);
    const lead = () => form.current && focusFirstError(form.current);
    if (logIn.isPending) return;
    if (!isSecondStep(typed)) lead();
    else
      logIn.mutate(
        { ...credentials, code: typed },
        { onSuccess: () => finish(typed), onError: () => lead() },
      );
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(code);
  };
  const type = (typed: string) => {
    setCode(typed);
    if (isAppCode(typed) && typed !== code) send(typed);
  };
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      <p className="quiet">
        Two-step sign-in is on for <strong>{credentials.email}</strong>.
      </p>
      <SecondStepField
        value={code}
        onChange={type}
        isChecked={isChecked}
        refused={getFieldError(logIn.error, 'code')}
        takesRecoveryCode
        onSwap={() => setChecked(false)}
        autoFocus
      />
      <FormError words={getFormError(logIn.error, ['code'])} />
      <Button variant="filled" type="submit" isPending={logIn.isPending}>
        Log in
      </Button>
      <div className="form-links">
        <Button variant="action" size="dense" icon={ArrowLeft} onPress={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
