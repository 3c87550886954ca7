import { FileText, Images, Library, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import { logOut, useSession } from '../api/use-session.ts';
import { HelpButton } from '../help/HelpButton.tsx';
import { useLogOut } from '../log-out/use-log-out.tsx';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** Renders an empty box of the menu's size. */
function Place() {
  return <span style={{ width: 32 }} />;
}

// A menu is a third of a page's script; a visitor without an account never opens one.
const AvatarMenu = createLazyPart(async () => (await import('../ui/overlays/AvatarMenu.tsx')).AvatarMenu, {
  waiting: <Place />,
  missing: <Place />,
});

/** Renders the right end of every top bar: the signed-in user's menu, or the button to log in. */
export function AccountMenu() {
  const { status, user } = useSession();
  const askToSignIn = useSignIn();
  const [, navigate] = useLocation();
  const leaving = useLogOut(logOut, () => navigate('/'));

  // The state is unknown before the first reply, and an empty box holds the place.
  if (status === 'unknown') return <Place />;
  if (!user) {
    return (
      <>
        <ThemeButton />
        <HelpButton />
        <Button variant="ghost" onPress={() => void askToSignIn({ tab: 'log-in' })}>
          Log in
        </Button>
      </>
    );
  }
  return (
    <>
      <ThemeButton />
      <HelpButton />
      <AvatarMenu
        name={user.name}
        email={user.email}
        entries={[
          { id: 'documents', label: 'My documents', icon: FileText, onAction: () => navigate('/') },
          { id: 'bank', label: 'My bank', icon: Library, onAction: () => navigate('/bank') },
          { id: 'gallery', label: 'Gallery', icon: Images, onAction: () => navigate('/gallery') },
          { id: 'account', label: 'Account', icon: UserRound, onAction: () => navigate('/account') },
          ...(user.role === 'admin'
            ? [
                {
                  id: 'admin',
                  label: 'Administration',
                  icon: ShieldCheck,
                  onAction: () => navigate('/admin'),
                },
              ]
            : []),
          {
            id: 'log-out',
            label: 'Log out',
            icon: LogOut,
            startsGroup: true,
            onAction: () => void leaving.start(),
          },
        ]}
      />
      {leaving.dialog}
    </>
  );
}
