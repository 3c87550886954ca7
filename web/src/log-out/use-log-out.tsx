import { type ReactNode, useState } from 'react';
import { session } from '../api/api.ts';
import type { Draft } from '../saving/drafts.ts';
import { storeOpenWork } from '../saving/open-work.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

const LogOutDialog = createLazyDialog(async () => (await import('./LogOutDialog.tsx')).LogOutDialog);

const loadWork = () => Promise.all([import('./unsaved-work.ts'), import('./places.ts')]);

/**
 * Lists what the signed-in account has on this device alone, after everything open was stored. Without such work
 * nothing of the account stays on the device, its trash neither.
 */
async function findUnsaved(): Promise<readonly Draft[]> {
  const owner = session.getState().user?.id;
  if (owner === undefined) return [];
  await storeOpenWork();
  const [{ listUnsaved, removeTrash }, { places }] = await loadWork();
  const unsaved = await listUnsaved(places, owner);
  if (unsaved.length === 0) await removeTrash(places, owner);
  return unsaved;
}

interface LogOut {
  readonly isPending: boolean;
  start(): Promise<void>;
  /** The question about work that is on this device alone, while it is asked. */
  readonly dialog: ReactNode;
}

/**
 * Logs out by `end`, which resolves once no session is left, and then calls `onOut`. Where this device alone has
 * work of the account, its user chooses first what becomes of it.
 */
export function useLogOut(end: () => Promise<unknown>, onOut: () => void): LogOut {
  const [isPending, setPending] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly Draft[]>([]);
  const sayFailed = () => {
    showToast({ words: 'Logging out did not work. Please try again.', tone: 'danger' });
  };
  const finish = async () => {
    await end();
    onOut();
  };
  const start = async () => {
    setPending(true);
    try {
      const found = await findUnsaved();
      setUnsaved(found);
      if (found.length === 0) await finish();
    } catch {
      sayFailed();
    }
    setPending(false);
  };
  const close = () => setUnsaved([]);
  const dialog = unsaved.length > 0 && (
    <LogOutDialog unsaved={unsaved} onLogOut={() => finish().catch(sayFailed)} onClose={close} />
  );
  return { isPending, start, dialog };
}
