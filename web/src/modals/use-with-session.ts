import { session } from '../api/api.ts';
import { useSignIn } from './SignInProvider.tsx';

export const SESSION_ENDED = 'Your session has ended. Log in to go on: your work is as you left it.';

/** Does what needs an account; where the session turns out to have ended, asks to log in and does it once more. */
export type WithSession = <T>(work: () => Promise<T>) => Promise<T>;

/** `withSession(() => api.readPremium(…))`: rejects as the work does where nobody logs in. */
export function useWithSession(): WithSession {
  const askToSignIn = useSignIn();
  return (work) =>
    work().catch(async (error: unknown) => {
      const hasEnded = session.getState().status === 'expired';
      if (hasEnded && (await askToSignIn({ tab: 'log-in', reason: SESSION_ENDED }))) return work();
      throw error;
    });
}
