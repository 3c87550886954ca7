import { useSession } from '../api/use-session.ts';
import { useEditor, useFact } from '../document/editor-context.ts';
import { useViewFact } from '../document/use-view.ts';
import { CLOSING, createLazyPart } from '../ui/lazy/lazy-part.tsx';

const Changes = createLazyPart(async () => (await import('../kept/editor/ChangedNotice.tsx')).ChangedNotice, {
  missing: null,
});
const Dialogs = createLazyPart<{ readonly onClose: () => void }>(
  async () => (await import('./BankDialogs.tsx')).BankDialogs,
  CLOSING,
);

/** Renders the dialogs about the user's bank once one is asked for. */
export function KeptDialogs() {
  const { view } = useEditor();
  const isWanted = useViewFact(({ keeps, bankAt }) => keeps !== null || bankAt !== null);
  const close = () => {
    view.keeps = null;
    view.bankAt = null;
  };
  return isWanted && <Dialogs onClose={close} />;
}

/** Renders what has changed in the bank since the document took it, where it is in step with any of it. */
export function ChangedInBank() {
  const isInStep = useFact(({ items }) => items.some(({ kept }) => kept));
  const { status } = useSession();
  return isInStep && status === 'in' && <Changes />;
}
