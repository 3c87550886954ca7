import { useEffect } from 'react';
import { useSession } from '../api/use-session.ts';
import { useEditor } from '../document/editor-context.ts';
import { useViewFact } from '../document/use-view.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

const KeepDialog = createLazyDialog(async () => (await import('../kept/editor/KeepDialog.tsx')).KeepDialog);
const FromBankDialog = createLazyDialog(
  async () => (await import('../kept/editor/FromBankDialog.tsx')).FromBankDialog,
);

/** Renders the dialogs about the user's bank, which asks who has no account to sign in first. */
export const BankDialogs = () => (
  <>
    <Keep />
    <FromBank />
  </>
);

/** Returns whether the user is signed in; while something is wanted, asks them to, and gives it up where they do not. */
function useAccount(isWanted: boolean, reason: string, giveUp: () => void): boolean {
  const { status } = useSession();
  const askToSignIn = useSignIn();
  const isOut = status === 'out' || status === 'expired';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each time that it is wanted
  useEffect(() => {
    if (!isWanted || !isOut) return;
    void askToSignIn({ tab: status === 'expired' ? 'log-in' : 'sign-up', reason }).then(
      (isSignedIn) => isSignedIn || giveUp(),
    );
  }, [isWanted, isOut]);
  return isWanted && status === 'in';
}

function Keep() {
  const { view } = useEditor();
  const isWanted = useViewFact(({ keeps }) => keeps !== null);
  const close = () => {
    view.keeps = null;
  };
  const isOpen = useAccount(isWanted, 'Sign up to keep this in a bank of your own.', close);
  return isOpen && view.keeps && <KeepDialog ids={view.keeps} onClose={close} />;
}

function FromBank() {
  const { view } = useEditor();
  const at = useViewFact(({ bankAt }) => bankAt);
  const close = () => {
    view.bankAt = null;
  };
  const isOpen = useAccount(at !== null, 'Sign up to use a bank of your own.', close);
  return isOpen && at !== null && <FromBankDialog at={at} onClose={close} />;
}
