import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { PublishSettings, User } from '#shared/api/models.ts';
import { setFields, setFilename, suggestFilename } from '#shared/document/document-rules.ts';
import { createMissingGlyphTest } from '#shared/document/missing-glyphs.ts';
import {
  listCoveredHints,
  listOverflowHints,
  listPublishHints,
  listTightHints,
} from '#shared/document/publish-hints.ts';
import { hasPremiumImages, hasUploads, toPublishFields } from '#shared/document/publish-problems.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { api, session } from '../api/api.ts';
import { useDocument, useEditor } from '../document/editor-context.ts';
import { useGoTo } from '../document/use-go-to.ts';
import { useViewFact } from '../document/use-view.ts';
import { usePictureUploads } from '../images/use-picture-uploads.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { SESSION_ENDED } from '../modals/use-with-session.ts';
import { BackFromCheckout } from '../plans/BackFromCheckout.tsx';
import { usePlanGate } from '../plans/use-plan-gate.tsx';
import { SAVE_ERROR } from '../saving/save-failure.ts';
import type { Saver } from '../saving/saver.ts';
import { useArrivalParam } from '../ui/behaviour/use-arrival-param.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { createLazyDialog } from '../ui/overlays/lazy-dialog.tsx';
import { LargePrintCheck } from './LargePrintCheck.tsx';

// Loaded while idle, or when they are first opened, to keep them out of the editor's bundle.
const NameDialog = createLazyDialog(async () => (await import('../modals/NameDialog.tsx')).NameDialog, {
  catchesTyping: 'outside texts',
});
const OnboardingDialog = createLazyDialog(
  async () => (await import('../modals/OnboardingDialog.tsx')).OnboardingDialog,
);
const MakePrintableDialog = createLazyDialog(
  async () => (await import('../modals/MakePrintableDialog.tsx')).MakePrintableDialog,
);

interface SaveFlow {
  save(): void;
  rename(): void;
  makePrintable(): void;
  /** The dialog that the flow has open, if any. */
  readonly dialog: ReactNode;
}

/** Tells whether the session has ended, so that the user must log in again. */
const hasEnded = (): boolean => session.getState().status === 'expired';

/** Answers once the name is given; false where the user gave none. */
type NameAnswer = (named: boolean) => void;

/** The result of saving; `left` where the user closed the log-in or the name dialog. */
type Saved = 'saved' | 'failed' | 'left';

const getSaveError = ({ state }: Saver): string => state.error ?? SAVE_ERROR;

/**
 * Returns the flows through several dialogs: saving asks to sign up, then for a name; publishing saves first,
 * passes the plan check, then asks its questions. The work stays on the device whatever the result. `isLinkShared`
 * tells whether everybody who has its link could open the document so far.
 */
export function useSaveFlow(saver: Saver, isLinkShared: boolean): SaveFlow {
  const editor = useEditor();
  const askToSignIn = useSignIn();
  const [asksName, setAsksName] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  // Named by the flow itself: the name is asked with the other questions.
  const [isUnnamed, setUnnamed] = useState(false);
  const onboarding = useOnboarding();
  const plan = usePlanGate(saver);
  const named = useRef<NameAnswer>(() => undefined);
  const kind = getKindFacts(editor.document.entity_type).label.toLowerCase();

  const askName = () =>
    new Promise<boolean>((answer) => {
      named.current = answer;
      setAsksName(true);
    });
  const nameAs = (filename: string) => {
    if (filename !== editor.document.filename)
      editor.edit(editor.path, setFilename, filename, { name: 'Rename' });
    setUnnamed(false);
  };
  const answerName = (filename: string | null) => {
    setAsksName(false);
    if (filename !== null) nameAs(filename);
    named.current(filename !== null);
  };
  const isSignedIn = async (reason: string) => {
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
  const saveAs = async (reason: string): Promise<Saved> => {
    if (!(await isSignedIn(reason))) return 'left';
    if (editor.document.filename === '' && !(await askName())) return 'left';
    if (await saver.save()) return 'saved';
    return hasEnded() ? saveAs(reason) : 'failed';
  };

  const closeToast = useRef<() => void>(() => undefined);
  const sayUnsaved = () => {
    closeToast.current = showToast({
      title: 'Your printable is not made yet',
      words: getSaveError(saver),
      tone: 'danger',
      action: { label: 'Try again', onAction: () => void makePrintable() },
    });
  };
  const makePrintable = async () => {
    closeToast.current();
    if (!(await isSignedIn(`Sign up to make your ${kind} printable.`))) return;
    // Until they name it, the name follows the title that they may have written since.
    if (isUnnamed || editor.document.filename === '') {
      nameAs(suggestFilename(editor.document));
      setUnnamed(true);
    }
    const saved = await saveAs(`Sign up to make your ${kind} printable.`);
    if (saved === 'failed') sayUnsaved();
    if (saved !== 'saved') return;
    if ((await onboarding.pass()) && (await plan.pass())) setPrinting(true);
  };

  // From the published page, to update its PDF: `/edit/ID?print`.
  useArrivalParam('print', () => void makePrintable());

  return {
    save: () => void saveAs(`Sign up to save your ${kind} to your account.`),
    rename: () => void askName(),
    makePrintable: () => void makePrintable(),
    dialog: (
      <>
        {asksName && (
          <NameDialog
            isOpen
            title="Name your document"
            action="Save"
            initial={editor.document.filename || suggestFilename(editor.document)}
            onSubmit={answerName}
            onClose={() => answerName(null)}
          />
        )}
        {onboarding.dialog}
        {isPrinting && (
          <Printing
            saver={saver}
            isLinkShared={isLinkShared}
            passPlan={plan.pass}
            onName={isUnnamed ? nameAs : null}
            onClose={() => setPrinting(false)}
          />
        )}
        {plan.dialog}
        <BackFromCheckout action="Make Printable" onGoOn={() => void makePrintable()} />
      </>
    ),
  };
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

interface PrintingProps {
  readonly saver: Saver;
  readonly isLinkShared: boolean;
  readonly passPlan: () => Promise<boolean>;
  /** Takes the name of a document that the user has not named yet; null where they have. */
  readonly onName: ((filename: string) => void) | null;
  readonly onClose: () => void;
}

function Printing({ saver, isLinkShared, passPlan, onName, onClose }: PrintingProps) {
  const editor = useEditor();
  const handout = useDocument();
  const goTo = useGoTo();
  const pictures = usePictureUploads();
  const [, navigate] = useLocation();
  // The layout may report overflowing texts a little later than the document changes.
  const overflowing = useViewFact((view) => view.overflowing.join(' '));
  const tight = useViewFact((view) => view.tight.join(' '));
  const covered = useViewFact((view) => view.covered.join(' '));
  const showsLarge = useViewFact((view) => view.large);
  const [coveredInLarge, setCoveredInLarge] = useState<readonly string[]>([]);
  const checksLarge = handout.large_print && !showsLarge && handout.images.length > 0;
  const { is_private, subjects, subject_other, grade_levels } = handout;

  const requireSave = async () => {
    if (!(await saver.save())) throw new Error(getSaveError(saver));
  };
  const prepare = async (settings: PublishSettings) => {
    editor.edit(editor.path, setFields, toPublishFields(settings), { name: 'Make Printable' });
    await requireSave();
    await pictures.finish();
    // A downloaded icon has another id now.
    await requireSave();
    if (!(await passPlan())) return null;
    const { id, version } = saver;
    if (id === null || version === null) throw new Error(getSaveError(saver));
    // Its free version may be public where private was chosen.
    return {
      id,
      version,
      settings: { ...settings, is_private: editor.document.is_private },
    };
  };
  const leadTo = (where: string) => {
    onClose();
    goTo(where);
  };
  return (
    <>
      {checksLarge && <LargePrintCheck document={handout} onCovered={setCoveredInLarge} />}
      <MakePrintableDialog
        documentId={saver.id}
        onClose={onClose}
        answers={{ is_private, link_shared: isLinkShared, subjects, subject_other, grade_levels }}
        hasAnswers={getKindFacts(handout.entity_type).hasAnswerKey}
        usual={{
          grades: session.getState().user?.grade_levels ?? [],
          subject: getKindFacts(handout.entity_type).usualSubject,
        }}
        naming={onName && { suggested: handout.filename, onName }}
        pictured={{ uploads: hasUploads(handout), premium: hasPremiumImages(handout) }}
        hints={[
          ...listOverflowHints(handout, overflowing.split(' ')),
          ...listTightHints(handout, tight.split(' ')),
          ...listCoveredHints(handout, covered.split(' ')),
          ...(checksLarge ? listCoveredHints(handout, coveredInLarge, ' in large print') : []),
          ...listPublishHints(handout, createMissingGlyphTest(handout, [...document.fonts])),
        ]}
        prepare={prepare}
        onReceipt={(receipt) => saver.continueFrom(receipt)}
        onPublished={({ id, slug }) => navigate(`/d/${id}/${slug}`)}
        onGoTo={leadTo}
      />
    </>
  );
}
