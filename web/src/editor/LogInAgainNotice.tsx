import { useSignIn } from '../modals/SignInProvider.tsx';
import { Button } from '../ui/buttons/Button.tsx';

/** Renders a notice that the session ended; logging in continues without loss. */
export function LogInAgainNotice({ onLoggedIn }: { onLoggedIn: () => void }) {
  const askToSignIn = useSignIn();
  const logIn = async () => {
    if (await askToSignIn({ tab: 'log-in' })) onLoggedIn();
  };
  return (
    <div className="notice notice-danger" role="alert">
      <p>
        Your session has ended. Your changes are safe on this device. Log in to save them to your account.
      </p>
      <Button size="dense" onPress={() => void logIn()}>
        Log in again
      </Button>
    </div>
  );
}
