import { type FocusEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { PaperWarning } from '#shared/paper/layout/paper-content.ts';
import { useSession } from '../api/use-session.ts';
import { useEditor } from '../document/editor-context.ts';
import { focusNear } from '../document/open-items.ts';
import { useViewFact } from '../document/use-view.ts';
import type { Draft } from '../saving/drafts.ts';
import type { Saver } from '../saving/saver.ts';
import { isText } from '../ui/behaviour/is-text.ts';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { showNotFetched } from '../ui/lazy/not-fetched.ts';
import { ChangedInBank } from './KeptDialogs.tsx';
import { useScreen } from './small-screen/use-screen.ts';

const DocumentNotices = createLazyPart(async () => (await import('./DocumentNotices.tsx')).DocumentNotices, {
  missing: null,
});
const PaperNotice = createLazyPart(async () => (await import('./PaperNotice.tsx')).PaperNotice, {
  missing: null,
});
const LogInAgainNotice = createLazyPart(
  async () => (await import('./LogInAgainNotice.tsx')).LogInAgainNotice,
);
const SmallScreenNotice = createLazyPart(
  async () => (await import('./SmallScreenNotice.tsx')).SmallScreenNotice,
  { missing: null },
);
const TwoCopiesNotice = createLazyPart(async () => (await import('./TwoCopiesNotice.tsx')).TwoCopiesNotice);
const UnreadableNotice = createLazyPart(
  async () => (await import('./UnreadableNotice.tsx')).UnreadableNotice,
);

interface NoticesProps {
  readonly saver: Saver;
  /** Work of an earlier visit that cannot be opened. */
  readonly unreadable: Draft | null;
  readonly warnings: readonly PaperWarning[];
}

/** Renders notices about the work, at the bottom of the desk: unreadable, changed elsewhere, cut off. */
export function Notices({ saver, unreadable, warnings }: NoticesProps) {
  const { conflict, error } = useSnapshot(saver.state, { sync: true });
  const editor = useEditor();
  const screen = useScreen();
  const isExpired = useSession().status === 'expired' && saver.id !== null;
  const isBehind = useViewFact(({ drawer }) => drawer) && screen === 'phone';
  const cameFrom = useRef<HTMLElement | null>(null);
  const noteFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement | null;
  };
  const goOn = async (run: () => Promise<void>) => {
    const hasOpen = ({ id }: { id: string }) => id === editor.view.openItem;
    const at = editor.document.items.findIndex(hasOpen);
    // The notice goes, and the focus would go with it: back to the text that was written in, or else to the sheets.
    const field = isText(cameFrom.current) ? cameFrom.current : null;
    (field ?? document.querySelector<HTMLElement>('.desk'))?.focus({ preventScroll: true });
    await run().catch(showNotFetched);
    // The field goes with its item where the other copy has none.
    if (field && at >= 0 && !editor.document.items.some(hasOpen)) focusNear(editor, at);
  };
  return (
    <section aria-label="Notices" className="notices" inert={isBehind} onFocus={noteFocus}>
      {unreadable && <UnreadableNotice draft={unreadable} />}
      {conflict && <TwoCopiesNotice saver={saver} changedAt={conflict.updated_at} goOn={goOn} />}
      {isExpired && <LogInAgainNotice onLoggedIn={() => void saver.retry()} />}
      {error && !conflict && !isExpired && (
        <div className="notice notice-danger" role="alert">
          <p>{error}</p>
        </div>
      )}
      <DocumentNotices />
      <ChangedInBank />
      {warnings.length > 0 && <PaperNotice warnings={warnings} />}
      {/* The notice that is pressed at once stands last: one that comes later would push it from under the finger. */}
      {screen !== 'wide' && <SmallScreenNotice />}
    </section>
  );
}
