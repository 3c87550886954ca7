import { type ReactNode, useState } from 'react';
import { useLogIn, useResendCode, useSignUp } from '../api/account.ts';
import { ApiError } from '../api/api-error.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { PasswordField } from '../ui/fields/PasswordField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useCheckedForm } from '../ui/fields/use-checked-form.ts';
import { type Credentials, findCredentialProblems } from './credentials.ts';
import { FormError } from './FormError.tsx';
import { getFieldError, getFormError } from './form-errors.ts';
import { isSecondStepLeft } from './SecondStep.tsx';

const FIELDS = ['email', 'password'];

interface CredentialsFormProps {
  /** The address typed in the other form. */
  email: string;
  /** A new password is checked before it is sent, and password managers offer to make one. */
  isNew: boolean;
  action: string;
  isPending: boolean;
  error: Error | null;
  /** `lead` puts the caret into the field that was refused. */
  onSubmit: (credentials: Credentials, lead: () => void) => void;
  /** The part below the button; it may need the address as typed so far. */
  children: (email: string) => ReactNode;
}

function CredentialsForm({
  email: typed,
  isNew,
  action,
  isPending,
  error,
  onSubmit,
  children,
}: CredentialsFormProps) {
  const [credentials, setCredentials] = useState<Credentials>({ email: typed, password: '' });
  const { isChecked, formProps } = useCheckedForm((lead) => {
    if (Object.keys(findCredentialProblems(credentials, isNew)).length > 0) lead();
    else onSubmit({ ...credentials, email: credentials.email.trim() }, lead);
  });
  const problems = isChecked ? findCredentialProblems(credentials, isNew) : {};

  return (
    <form {...formProps}>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        autoFocus={typed === ''}
        value={credentials.email}
        onChange={(email) => setCredentials({ ...credentials, email })}
        error={problems.email ?? getFieldError(error, 'email')}
      />
      <PasswordField
        label="Password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoFocus={typed !== ''}
        hint={isNew ? '8 or more characters' : undefined}
        value={credentials.password}
        onChange={(password) => setCredentials({ ...credentials, password })}
        error={problems.password ?? getFieldError(error, 'password')}
      />
      <FormError words={getFormError(error, FIELDS)} />
      <Button variant="filled" type="submit" isPending={isPending}>
        {action}
      </Button>
      {children(credentials.email.trim())}
    </form>
  );
}

interface FormProps {
  /** A code is on its way to the mail box. */
  onCodeSent: (credentials: Credentials) => void;
}

export function SignUpForm({ onCodeSent }: FormProps) {
  const signUp = useSignUp();
  const submit = (credentials: Credentials, lead: () => void) =>
    signUp.mutate(credentials, { onSuccess: () => onCodeSent(credentials), onError: lead });
  return (
    <CredentialsForm
      email=""
      isNew
      action="Sign up"
      isPending={signUp.isPending}
      error={signUp.error}
      onSubmit={submit}
    >
      {() => <p className="hint">Your work on this device comes along.</p>}
    </CredentialsForm>
  );
}

interface LogInFormProps extends FormProps {
  /** The address typed to sign up with. */
  email: string;
  onLoggedIn: () => void;
  /** The password is right, and a code of the authenticator app is left to type. */
  onSecondStep: (credentials: Credentials) => void;
  /** The password is forgotten; called with the address as typed so far. */
  onForgotten: (email: string) => void;
}

export function LogInForm({ email, onLoggedIn, onSecondStep, onCodeSent, onForgotten }: LogInFormProps) {
  const logIn = useLogIn();
  const resend = useResendCode();

  // An account that was never confirmed goes on where it stopped, with a fresh code.
  const confirmFirst = (error: Error, credentials: Credentials) => {
    if (!(error instanceof ApiError) || error.code !== 'not_confirmed') return;
    resend.mutate({ email: credentials.email }, { onSuccess: () => onCodeSent(credentials) });
  };
  const submit = (credentials: Credentials, lead: () => void) =>
    logIn.mutate(credentials, {
      onSuccess: onLoggedIn,
      onError: (error) => {
        if (isSecondStepLeft(error)) return onSecondStep(credentials);
        lead();
        confirmFirst(error, credentials);
      },
    });
  return (
    <CredentialsForm
      email={email}
      isNew={false}
      action="Log in"
      isPending={logIn.isPending || resend.isPending}
      error={resend.error ?? logIn.error}
      onSubmit={submit}
    >
      {(typed) => (
        <div className="form-links">
          <Button variant="action" size="dense" onPress={() => onForgotten(typed)}>
            Forgot your password?
          </Button>
        </div>
      )}
    </CredentialsForm>
  );
}
