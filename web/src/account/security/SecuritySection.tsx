import { type ComponentType, type ReactNode, useState } from 'react';
import type { User } from '#shared/api/models.ts';
import type { Security } from '#shared/api/security-models.ts';
import { useSecurity } from '../../api/security.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { NotLoaded } from '../../ui/layout/NotLoaded.tsx';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';
import { SessionList } from './SessionList.tsx';
import './security.css';

interface DialogProps {
  readonly user: User;
  readonly security: Security;
  readonly onClose: () => void;
}

const EmailChangeDialog = createLazyDialog(
  async () => (await import('./EmailChangeDialog.tsx')).EmailChangeDialog,
);
const ChangePasswordDialog = createLazyDialog(
  async () => (await import('./ChangePasswordDialog.tsx')).ChangePasswordDialog,
);
const TwoStepDialog = createLazyDialog(async () => (await import('./TwoStepDialog.tsx')).TwoStepDialog);
const EndTwoStepDialog = createLazyDialog(
  async () => (await import('./EndTwoStepDialog.tsx')).EndTwoStepDialog,
);
const RecoveryCodesDialog = createLazyDialog(
  async () => (await import('./RecoveryCodesDialog.tsx')).RecoveryCodesDialog,
);

/** The dialogs of the section; at most one is open. */
const DIALOGS = {
  email: ({ security, onClose }) => <EmailChangeDialog asksCode={security.two_step} onClose={onClose} />,
  password: ({ user, onClose }) => <ChangePasswordDialog email={user.email} onClose={onClose} />,
  setUp: ({ onClose }) => <TwoStepDialog onClose={onClose} />,
  turnOff: ({ onClose }) => <EndTwoStepDialog onClose={onClose} />,
  codes: ({ onClose }) => <RecoveryCodesDialog onClose={onClose} />,
} satisfies Record<string, ComponentType<DialogProps>>;
type DialogName = keyof typeof DIALOGS;

/** Renders how the user signs in, and where they are signed in. */
export function SecuritySection({ user }: { user: User }) {
  const { data, error, refetch } = useSecurity();
  if (data) return <Loaded user={user} security={data} />;
  return error ? (
    <NotLoaded error={error} onAgain={() => void refetch()} />
  ) : (
    <Spinner label="Loading how you sign in" />
  );
}

function Loaded({ user, security }: { user: User; security: Security }) {
  const [opened, open] = useState<DialogName | null>(null);
  const { two_step, recovery_codes_left, sessions } = security;
  const Opened = opened && DIALOGS[opened];
  return (
    <>
      <Row name="E-mail address" state={user.email}>
        <Button onPress={() => open('email')}>Change e-mail address</Button>
      </Row>
      <Row name="Password" state="A change is confirmed by mail.">
        <Button onPress={() => open('password')}>Change password</Button>
      </Row>
      <Row name="Two-step sign-in" state={describeTwoStep(two_step, recovery_codes_left)}>
        {two_step ? (
          <>
            <Button onPress={() => open('codes')}>New recovery codes</Button>
            <Button onPress={() => open('turnOff')}>Turn off</Button>
          </>
        ) : (
          <Button onPress={() => open('setUp')}>Set up</Button>
        )}
      </Row>
      <SessionList sessions={sessions} />
      {Opened && <Opened user={user} security={security} onClose={() => open(null)} />}
    </>
  );
}

function describeTwoStep(isOn: boolean, left: number): string {
  if (!isOn) return 'Off. A code from your phone, besides the password.';
  return left === 1 ? 'On. 1 recovery code is left.' : `On. ${left} recovery codes are left.`;
}

interface RowProps {
  readonly name: string;
  readonly state: string;
  readonly children: ReactNode;
}

const Row = ({ name, state, children }: RowProps) => (
  <div className="spread">
    <div className="security-row-words">
      <h3 className="security-row-name">{name}</h3>
      <p className="quiet">{state}</p>
    </div>
    <div className="row">{children}</div>
  </div>
);
