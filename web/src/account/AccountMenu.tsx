import { LogOut, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import { logOut, useSession } from '../api/use-session.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { AvatarMenu } from '../ui/AvatarMenu.tsx';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';

/** The right end of every top bar: who is signed in, or the way to be. */
export function AccountMenu() {
  const { status, user } = useSession();
  const askToSignIn = useSignIn();
  const [, navigate] = useLocation();

  // Until the first answer nothing is claimed; the place is kept.
  if (status === 'unknown') return <span style={{ width: 32 }} />;
  if (!user) {
    return (
      <Button kind="outlined" onPress={() => void askToSignIn({ tab: 'log-in' })}>
        Log in
      </Button>
    );
  }
  const leave = () =>
    logOut()
      .then(() => navigate('/'))
      .catch(() => toast({ words: 'Logging out did not work. Please try again.', tone: 'danger' }));
  return (
    <AvatarMenu
      name={user.email}
      entries={[
        { id: 'account', label: 'Account', icon: UserRound, onAction: () => navigate('/account') },
        { id: 'log-out', label: 'Log out', icon: LogOut, startsGroup: true, onAction: () => void leave() },
      ]}
    />
  );
}
