import { FileText, LogOut, UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { logOut, useSession } from '../api/use-session.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';

// A menu is a third of a page's script; a visitor without an account never opens one.
const AvatarMenu = lazy(async () => ({ default: (await import('../ui/AvatarMenu.tsx')).AvatarMenu }));

/** The right end of every top bar: who is signed in, or the way to be. */
export function AccountMenu() {
  const { status, user } = useSession();
  const askToSignIn = useSignIn();
  const [, navigate] = useLocation();

  // Until the first answer nothing is claimed; the place is kept.
  if (status === 'unknown') return <Place />;
  if (!user) {
    return (
      <Button kind="ghost" onPress={() => void askToSignIn({ tab: 'log-in' })}>
        Log in
      </Button>
    );
  }
  const leave = () =>
    logOut()
      .then(() => navigate('/'))
      .catch(() => toast({ words: 'Logging out did not work. Please try again.', tone: 'danger' }));
  return (
    <Suspense fallback={<Place />}>
      <AvatarMenu
        name={user.email}
        entries={[
          { id: 'documents', label: 'My documents', icon: FileText, onAction: () => navigate('/') },
          { id: 'account', label: 'Account', icon: UserRound, onAction: () => navigate('/account') },
          { id: 'log-out', label: 'Log out', icon: LogOut, startsGroup: true, onAction: () => void leave() },
        ]}
      />
    </Suspense>
  );
}

const Place = () => <span style={{ width: 32 }} />;
