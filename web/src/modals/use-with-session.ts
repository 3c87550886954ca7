import { session } from '../api/api.ts';
import { useSignIn } from './SignInProvider.tsx';

export const SESSION_ENDED = 'Your session has ended. Log in to go on: your work is as you left it.';

/** Does what needs an account; where the session turns out to have ended, asks to log in and does it once more. */
export type WithSession = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Returns `withSession(() => api.readPremium(…))`, which asks to log in where a call needs it; rejects with
 * the call's error where the user does not.
 */
export function useWithSession(): WithSession {
  const askToSignIn = useSignIn();
  return (work) =>
    work().catch(async (error: unknown) => {
      const hasEnded = session.getState().status === 'expired';
      if (hasEnded && (await askToSignIn({ tab: 'log-in', reason: SESSION_ENDED }))) return work();
      throw error;
    });
}
