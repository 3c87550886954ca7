import { type ReactNode, useState } from 'react';
import type { User } from '#shared/api/models.ts';
import { useAskedSession } from '../api/asked-session.ts';
import { useSession } from '../api/use-session.ts';
import { SitePage } from '../frame/SitePage.tsx';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { DataSection } from './DataSection.tsx';
import { PlanSection } from './PlanSection.tsx';
import { PrivacySwitch } from './PrivacySwitch.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';
import './AccountPage.css';

/** Renders `/account`: the user's profile, plan, privacy, ways to sign in, sessions and data. */
export function AccountPage() {
  const { status, user } = useSession();
  const [last, keepLast] = useState(user);
  if (user && user !== last) keepLast(user);
  // After a session ends the page keeps showing the user, so that text being typed is not lost.
  const shown = user ?? (status === 'expired' ? last : null);
  return (
    <SitePage title="Account" className="account-page">
      <h1 className="page-title">Account</h1>
      {shown && <Sections key={shown.id} user={shown} />}
      {!shown && (status === 'unknown' ? <Unknown /> : <SignedOut />)}
    </SitePage>
  );
}

const Sections = ({ user }: { user: User }) => (
  <>
    <AccountSection title="Profile">
      <ProfileForm user={user} />
    </AccountSection>
    <PlanSection />
    <AccountSection title="Privacy">
      <PrivacySwitch user={user} />
    </AccountSection>
    <AccountSection title="Signing in">
      <SecuritySection user={user} />
    </AccountSection>
    <AccountSection title="Your data">
      <DataSection user={user} />
    </AccountSection>
  </>
);

/** Renders a part of the page under its heading. */
const AccountSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="part" aria-label={title}>
    <h2 className="part-title">{title}</h2>
    {children}
  </section>
);

/** Renders the time while a session from an earlier visit is being restored. */
function Unknown() {
  const { error, refetch } = useAskedSession();
  return error ? (
    <NotLoaded error={error} onAgain={() => void refetch()} />
  ) : (
    <Spinner label="Loading your account" />
  );
}

function SignedOut() {
  const askToSignIn = useSignIn();
  const action = (
    <Button variant="filled" onPress={() => void askToSignIn({ tab: 'log-in' })}>
      Log in
    </Button>
  );
  return <EmptyState words="Log in to see your account." action={action} />;
}
