import { useState } from 'react';
import { Segments } from '../ui/fields/Segments.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { ConfirmCode } from './ConfirmCode.tsx';
import { LogInForm, SignUpForm } from './CredentialsForm.tsx';
import type { Credentials } from './credentials.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SecondStep } from './SecondStep.tsx';
import './form.css';

export type SignInTab = 'sign-up' | 'log-in';

export interface SignInDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The user is signed in; the session has begun already. */
  onSignedIn: () => void;
  tab?: SignInTab | undefined;
  /** The reason for asking, unless the user pressed Log in: "Sign up to save your worksheet." */
  reason?: string | undefined;
}

/**
 * Renders signing up and logging in: one dialog, two tabs, the code from the mail as a second step, and a
 * forgotten password.
 */
export function SignInDialog({ isOpen, onClose, ...rest }: SignInDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your Handout account" width="small">
      <SignInSteps {...rest} />
    </Dialog>
  );
}

const TABS = [
  { value: 'sign-up', label: 'Sign up' },
  { value: 'log-in', label: 'Log in' },
] as const;

type SignInStepsProps = Omit<SignInDialogProps, 'isOpen' | 'onClose'>;

function SignInSteps({ onSignedIn, tab: first = 'sign-up', reason }: SignInStepsProps) {
  const [tab, setTab] = useState<SignInTab>(first);
  const [unconfirmed, setUnconfirmed] = useState<Credentials | null>(null);
  const [halfIn, setHalfIn] = useState<Credentials | null>(null);
  const [hasForgotten, setForgotten] = useState(false);
  const [email, setEmail] = useState('');
  const forget = (typed: string) => {
    setEmail(typed);
    setForgotten(true);
  };
  const logInAs = (known: string) => {
    setEmail(known);
    setTab('log-in');
  };

  if (unconfirmed) {
    const back = () => setUnconfirmed(null);
    const logInInstead = () => {
      logInAs(unconfirmed.email);
      back();
    };
    return (
      <ConfirmCode
        credentials={unconfirmed}
        onConfirmed={onSignedIn}
        onBack={back}
        onLogIn={tab === 'sign-up' ? logInInstead : undefined}
      />
    );
  }
  if (halfIn) {
    const back = () => {
      logInAs(halfIn.email);
      setHalfIn(null);
    };
    return <SecondStep credentials={halfIn} onSignedIn={onSignedIn} onBack={back} />;
  }
  if (hasForgotten)
    return <ForgottenPassword email={email} onReset={onSignedIn} onBack={() => setForgotten(false)} />;
  return (
    <div className="form">
      {reason && tab === first && <p className="quiet">{reason}</p>}
      <Segments aria-label="Do you have an account?" options={TABS} value={tab} onChange={setTab} />
      <ProviderButtons />
      {tab === 'sign-up' && <SignUpForm onCodeSent={setUnconfirmed} />}
      {tab === 'log-in' && (
        <LogInForm
          email={email}
          onLoggedIn={onSignedIn}
          onSecondStep={setHalfIn}
          onCodeSent={setUnconfirmed}
          onForgotten={forget}
        />
      )}
    </div>
  );
}
