import { type ReactNode, useRef, useState } from 'react';
import type { User } from '#shared/api/models.ts';
import { hasChosenName, setFilename, suggestFilename } from '#shared/document/document-rules.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { api, session } from '../api/api.ts';
import { useEditor } from '../document/editor-context.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { SESSION_ENDED } from '../modals/use-with-session.ts';
import { usePlanGate } from '../plans/use-plan-gate.tsx';
import { getSaveError, SAVE_ERROR } from '../saving/save-failure.ts';
import type { Saver } from '../saving/saver.ts';
import { useArrivalParam } from '../ui/behaviour/use-arrival-param.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { createLazyDialog, createLazyPart } from '../ui/lazy/lazy-part.tsx';

// Loaded while idle, or when they are first opened, to keep them out of the editor's bundle.
const NameDialog = createLazyDialog(async () => (await import('../modals/NameDialog.tsx')).NameDialog, {
  catchesTyping: 'outside texts',
});
const OnboardingDialog = createLazyDialog(
  async () => (await import('../modals/OnboardingDialog.tsx')).OnboardingDialog,
);
// Hardly anybody comes from the checkout.
const BackFromCheckout = createLazyPart(
  async () => (await import('../plans/BackFromCheckout.tsx')).BackFromCheckout,
  { missing: null },
);
const PrintingDialog = createLazyDialog(async () => (await import('./PrintingDialog.tsx')).PrintingDialog);

interface SaveFlow {
  save(): void;
  rename(): void;
  makePrintable(): void;
  /** The dialog that the flow has open, if any. */
  readonly dialog: ReactNode;
}

/** Tells whether the session has ended, so that the user must log in again. */
const hasEnded = (): boolean => session.getState().status === 'expired';

/** The result of saving; `left` where the user closed the log-in or the name dialog. */
type Saved = 'saved' | 'failed' | 'left';

/**
 * Returns the flows through several dialogs: saving asks to sign up, then for a name; publishing saves first,
 * passes the plan check, then asks its questions. The work stays on the device whatever the result. `isLinkShared`
 * tells whether everybody who has its link could open the document so far.
 */
export function useSaveFlow(saver: Saver, isLinkShared: boolean): SaveFlow {
  const editor = useEditor();
  const [isPrinting, setPrinting] = useState(false);
  // A document that came without a name is given one at the first save that its user asks for, whatever the account calls it.
  const [isUnnamed] = useState(editor.document.filename === '');
  const onboarding = useOnboarding();
  const plan = usePlanGate(saver);
  const kind = getKindFacts(editor.document.entity_type).label.toLowerCase();
  const nameAs = (filename: string) => editor.edit(editor.path, setFilename, filename, { name: 'Rename' });
  const hasName = () => hasChosenName(editor.document);
  const name = useNameQuestion(nameAs);
  const isSignedIn = useSignInCheck();
  const saveFor = async (reason: string): Promise<Saved> => {
    if (!(await isSignedIn(reason))) return 'left';
    if (await saver.save()) return 'saved';
    return hasEnded() ? saveFor(reason) : 'failed';
  };
  const save = async () => {
    const reason = `Sign up to save your ${kind} to your account.`;
    if (!(await isSignedIn(reason))) return;
    if (isUnnamed && !hasName() && !(await name.ask())) return;
    await saveFor(reason);
  };
  const sayUnsaved = useUnsavedNotice(saver, () => void makePrintable());
  const makePrintable = async () => {
    sayUnsaved.close();
    const saved = await saveFor(`Sign up to make your ${kind} printable.`);
    if (saved === 'failed') sayUnsaved.show();
    if (saved !== 'saved') return;
    if ((await onboarding.pass()) && (await plan.pass())) setPrinting(true);
  };
  const back = useWayBack(() => void makePrintable());
  return {
    save: () => void save(),
    rename: () => void name.ask(),
    makePrintable: () => void makePrintable(),
    dialog: (
      <>
        {name.dialog}
        {onboarding.dialog}
        {isPrinting && (
          <PrintingDialog
            saver={saver}
            isLinkShared={isLinkShared}
            passPlan={plan.pass}
            onName={hasName() ? null : nameAs}
            onClose={() => setPrinting(false)}
          />
        )}
        {plan.dialog}
        {back}
      </>
    ),
  };
}

/** Returns the question for the document's name; `ask` resolves to false where the user gave none. */
function useNameQuestion(nameAs: (filename: string) => void) {
  const { document } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isNamed: boolean) => void>(() => undefined);
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
  const close = (filename: string | null) => {
    setAsking(false);
    if (filename !== null) nameAs(filename);
    answer.current(filename !== null);
  };
  const dialog = isAsking && (
    <NameDialog
      title="Name your document"
      action="Save"
      initial={document.filename || suggestFilename(document)}
      onSubmit={close}
      onClose={() => close(null)}
    />
  );
  return { ask, dialog };
}

/** Returns a function that asks a user to sign in, for that reason; it resolves to whether they are signed in. */
function useSignInCheck(): (reason: string) => Promise<boolean> {
  const askToSignIn = useSignIn();
  return async (reason) => {
    try {
      await session.ensureFresh(api.refreshSession);
    } catch (error) {
      // The state of the session is unknown, so asking to sign up would be wrong.
      if (session.getState().status === 'unknown') {
        showToast({ words: error instanceof Error ? error.message : SAVE_ERROR, tone: 'danger' });
        return false;
      }
    }
    if (session.isSignedIn()) return true;
    return askToSignIn(hasEnded() ? { tab: 'log-in', reason: SESSION_ENDED } : { tab: 'sign-up', reason });
  };
}

/** Returns what shows and closes the notice that the document could not be saved before it was published. */
function useUnsavedNotice(saver: Saver, tryAgain: () => void) {
  const close = useRef<() => void>(() => undefined);
  return {
    close: () => close.current(),
    show: () => {
      close.current = showToast({
        title: 'Your printable is not made yet',
        words: getSaveError(saver.state),
        tone: 'danger',
        action: { label: 'Try again', onAction: tryAgain },
      });
    },
  };
}

/** Goes on where another page led back to the editor: from the published page at once, from the checkout on a press. */
function useWayBack(makePrintable: () => void): ReactNode {
  // The address `/edit/ID?print` updates the PDF of the document.
  useArrivalParam('print', makePrintable);
  const [isBack] = useState(() => new URLSearchParams(window.location.search).has('checkout'));
  return isBack && <BackFromCheckout action="Make Printable" onGoOn={makePrintable} />;
}

/**
 * Returns the questions about the user before their first publish; `pass` resolves to false where they closed
 * the dialog.
 */
function useOnboarding(): { pass(): Promise<boolean>; readonly dialog: ReactNode } {
  const [pending, setPending] = useState<{ user: User; answer: (passed: boolean) => void } | null>(null);
  const pass = async () => {
    const { user } = session.getState();
    if (!user || user.onboarded) return user !== null;
    return new Promise<boolean>((answer) => setPending({ user, answer }));
  };
  const answer = (passed: boolean) => {
    setPending(null);
    pending?.answer(passed);
  };
  const dialog = pending && (
    <OnboardingDialog user={pending.user} onDone={() => answer(true)} onClose={() => answer(false)} />
  );
  return { pass, dialog };
}
