import { useSignIn } from '../../modals/SignInProvider.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

/** Renders, in place of what needs an account, why, and the button to log in. */
export function LogInFirst({ words }: { words: string }) {
  const askToSignIn = useSignIn();
  const action = (
    <Button variant="action" onPress={() => void askToSignIn({ tab: 'log-in' })}>
      Log in or sign up
    </Button>
  );
  return <EmptyState words={words} action={action} />;
}
