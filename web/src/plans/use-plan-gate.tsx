import { type ReactNode, useState } from 'react';
import { api } from '../api/api.ts';
import type { RouteReply } from '../api/client.ts';
import { useWithSession } from '../modals/use-with-session.ts';
import type { Saver } from '../saving/saver.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

// Loaded when needed, to keep them out of the editor's bundle.
const PaywallDialog = createLazyDialog(async () => (await import('./PaywallDialog.tsx')).PaywallDialog);
const SuspendedDialog = createLazyDialog(async () => (await import('./SuspendedDialog.tsx')).SuspendedDialog);

interface PlanGate {
  /** Resolves to whether the saved document may be published on the user's plan, after any dialog. */
  pass(): Promise<boolean>;
  /** The open dialog, if any. */
  readonly dialog: ReactNode;
}

interface BlockedPublish {
  readonly id: string;
  readonly check: RouteReply<'readPremium'>;
  readonly answer: (isFree: boolean) => void;
}

/** Returns the check between saving a document and publishing it. The server decides what is premium. */
export function usePlanGate(saver: Saver): PlanGate {
  const [stopped, stop] = useState<BlockedPublish | null>(null);
  const withSession = useWithSession();

  const pass = async (): Promise<boolean> => {
    const { id } = saver;
    if (id === null) return false;
    const check = await withSession(() => api.readPremium({ params: { id } }));
    if (check.blocked === null) return true;
    const isFree = await new Promise<boolean>((answer) => stop({ id, check, answer }));
    stop(null);
    // The free version is saved, then checked again.
    return isFree && (await saver.save()) && pass();
  };
  return {
    pass: () => pass().catch(showErrorToast),
    dialog: stopped && <Gate {...stopped} />,
  };
}

function Gate({ id, check: { blocked, premium_images }, answer }: BlockedPublish) {
  const close = () => answer(false);
  return blocked === 'suspended' ? (
    <SuspendedDialog onClose={close} />
  ) : (
    <PaywallDialog
      documentId={id}
      premiumImages={premium_images}
      onFree={() => answer(true)}
      onClose={close}
    />
  );
}

function showErrorToast(error: Error): false {
  showToast({ words: error.message, tone: 'danger' });
  return false;
}
