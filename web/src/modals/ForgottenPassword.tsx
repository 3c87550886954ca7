import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForgotPassword, useResetPassword } from '../api/account.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useCheckedForm } from '../ui/fields/use-checked-form.ts';
import { CodeField, isCode } from './CodeField.tsx';
import { type Credentials, findEmailProblem, findNewPasswordProblem } from './credentials.ts';
import { FormError } from './FormError.tsx';
import { getFieldError, getFormError } from './form-errors.ts';
import { isSecondStepLeft, SecondStep } from './SecondStep.tsx';

interface ForgottenPasswordProps {
  /** The address typed to log in; empty where none was. */
  email: string;
  /** A new password is set, and the user is signed in by it. */
  onReset: () => void;
  onBack: () => void;
}

/** Renders two steps: the address, then the mailed code with a new password; a third where two-step sign-in is on. */
export function ForgottenPassword({ email, onReset, onBack }: ForgottenPasswordProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [halfIn, setHalfIn] = useState<Credentials | null>(null);
  if (halfIn) return <SecondStep credentials={halfIn} onSignedIn={onReset} onBack={onBack} />;
  return sentTo === null ? (
    <AskForCode first={email} onSent={setSentTo} onBack={onBack} />
  ) : (
    <NewPassword email={sentTo} onReset={onReset} onSecondStep={setHalfIn} onBack={() => setSentTo(null)} />
  );
}

interface AskForCodeProps {
  first: string;
  onSent: (email: string) => void;
  onBack: () => void;
}

function AskForCode({ first, onSent, onBack }: AskForCodeProps) {
  const [email, setEmail] = useState(first);
  const ask = useForgotPassword();
  const problem = findEmailProblem(email);

  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (problem) lead();
    else ask.mutate({ email: email.trim() }, { onSuccess: () => onSent(email.trim()) });
  });
  return (
    <form {...formProps}>
      <p className="quiet">We will send a code to your e-mail address. Your work stays as it is.</p>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={setEmail}
        error={(isChecked ? problem : undefined) ?? getFieldError(ask.error, 'email')}
      />
      <FormError words={getFormError(ask.error, ['email'])} />
      <Button variant="filled" type="submit" isPending={ask.isPending}>
        Send a code
      </Button>
      <Back onBack={onBack} />
    </form>
  );
}

interface NewPasswordProps extends ForgottenPasswordProps {
  /** The new password is set, and a code of the authenticator app is left to type. */
  onSecondStep: (credentials: Credentials) => void;
}

function NewPassword({ email, onReset, onSecondStep, onBack }: NewPasswordProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const reset = useResetPassword();
  const resend = useForgotPassword();
  const error = reset.error ?? resend.error;
  const problem = findNewPasswordProblem(password);

  const { isChecked, uncheck, formProps } = useCheckedForm((lead) => {
    if (!isCode(code) || problem) lead();
    else
      reset.mutate(
        { email, code, password },
        {
          onSuccess: onReset,
          onError: (refused) => (isSecondStepLeft(refused) ? onSecondStep({ email, password }) : lead()),
        },
      );
  });
  const sendAgain = () => {
    reset.reset();
    setCode('');
    uncheck();
    const words = `If there is an account for ${email}, a new code is on its way`;
    resend.mutate({ email }, { onSuccess: () => showToast({ words }) });
  };
  return (
    <form {...formProps}>
      <CodeIsSent email={email} />
      <CodeField
        value={code}
        onChange={setCode}
        isChecked={isChecked}
        refused={getFieldError(error, 'code')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="8 or more characters"
        value={password}
        onChange={setPassword}
        error={(isChecked ? problem : undefined) ?? getFieldError(error, 'password')}
      />
      <FormError words={getFormError(error, ['code', 'password'])} />
      <Button variant="filled" type="submit" isPending={reset.isPending}>
        Set password
      </Button>
      <Back onBack={onBack}>
        <Button variant="action" size="dense" isPending={resend.isPending} onPress={sendAgain}>
          Send a new code
        </Button>
      </Back>
    </form>
  );
}

const CodeIsSent = ({ email }: { email: string }) => (
  <p className="quiet">
    If there is an account for <strong>{email}</strong>, a code is on its way. The new password logs out every
    other device.
  </p>
);

/** Renders the Back button, and other links in its line. */
const Back = ({ onBack, children }: { onBack: () => void; children?: ReactNode }) => (
  <div className="form-links">
    <Button variant="action" size="dense" icon={ArrowLeft} onPress={onBack}>
      Back
    </Button>
    {children}
  </div>
);
