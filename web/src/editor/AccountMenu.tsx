import { FileText, LogOut } from 'lucide-react';
import { useLocation } from 'wouter';
import { logOut, useSession } from '../api/use-session.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { AvatarMenu } from '../ui/AvatarMenu.tsx';
import { Button } from '../ui/Button.tsx';

/** The person's account in the top bar, or the way to one. */
export function AccountMenu() {
  const { user } = useSession();
  const askToSignIn = useSignIn();
  const [, navigate] = useLocation();
  if (!user) {
    return (
      <Button kind="ghost" onPress={() => void askToSignIn({ tab: 'log-in' })}>
        Log in
      </Button>
    );
  }
  return (
    <AvatarMenu
      name={user.email}
      entries={[
        { id: 'documents', label: 'My documents', icon: FileText, onAction: () => navigate('/') },
        { id: 'log-out', label: 'Log out', icon: LogOut, onAction: () => void logOut() },
      ]}
    />
  );
}
