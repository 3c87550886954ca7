import { useSession } from '../api/use-session.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { PlanSection } from './PlanSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import './AccountPage.css';

/** `/account`: who the person is, which mail they want, and their plan. */
export function AccountPage() {
  const { status, user } = useSession();
  return (
    <>
      <TopBar end={<AccountMenu />} />
      <main className="account-page">
        <h1 className="account-title">Account</h1>
        {user && <ProfileForm user={user} />}
        {user && <PlanSection />}
        {!user && status !== 'unknown' && <SignedOut />}
      </main>
    </>
  );
}

function SignedOut() {
  const askToSignIn = useSignIn();
  const action = (
    <Button kind="filled" onPress={() => void askToSignIn({ tab: 'log-in' })}>
      Log in
    </Button>
  );
  return <EmptyState words="Log in to see your account." action={action} />;
}
