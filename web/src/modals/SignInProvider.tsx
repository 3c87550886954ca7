import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { describeFailedReturn, signInReturn } from '../api/sign-in-return.ts';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';
import type { SignInDialogProps, SignInTab } from './SignInDialog.tsx';

// Loaded when a user wants to sign in, to keep it out of the page's bundle.
const SignInDialog = createLazyDialog(async () => (await import('./SignInDialog.tsx')).SignInDialog, {
  catchesTyping: 'outside texts',
});

interface SignInRequest {
  tab?: SignInTab;
  reason?: string;
}

/** Asks the user to sign in; resolves to whether they did. */
export type AskToSignIn = (request?: SignInRequest) => Promise<boolean>;

const SignInContext = createContext<AskToSignIn>(async () => false);

/**
 * Returns the function that asks to sign in: `if (!(await askToSignIn({ reason: 'Sign up to save your
 * worksheet.' }))) return;`
 */
export const useSignIn = (): AskToSignIn => use(SignInContext);

type PendingSignIn = SignInRequest & {
  readonly time: number;
  readonly answer: (isSignedIn: boolean) => void;
};

const failure = describeFailedReturn(signInReturn);
/** Nobody waits for the answer of a dialog that the page was opened with. */
const FAILED_RETURN: PendingSignIn | null =
  failure === null ? null : { tab: 'log-in', reason: failure, time: 0, answer: () => undefined };

/** Renders the page's one sign-in dialog when a component asks for it. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<PendingSignIn | null>(FAILED_RETURN);
  const [isOpen, setOpen] = useState(FAILED_RETURN !== null);

  const ask = useMemo<AskToSignIn>(
    () => (request) =>
      new Promise((answer) => {
        setAsked((last) => ({ ...request, answer, time: (last?.time ?? 0) + 1 }));
        setOpen(true);
      }),
    [],
  );
  const close: SignInDialogProps['onClose'] = () => {
    setOpen(false);
    asked?.answer(false);
  };
  const finish = () => {
    setOpen(false);
    asked?.answer(true);
  };

  return (
    <SignInContext value={ask}>
      {children}
      {asked && (
        <SignInDialog
          key={asked.time}
          isOpen={isOpen}
          onClose={close}
          onSignedIn={finish}
          tab={asked.tab}
          reason={asked.reason}
        />
      )}
    </SignInContext>
  );
}
