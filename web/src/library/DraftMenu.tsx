import { useState } from 'react';
import { useLocation } from 'wouter';
import { quoteName } from '#shared/text/quote-name.ts';
import { session } from '../api/api.ts';
import { useMutation } from '../api/query-client.ts';
import { useSignIn } from '../modals/SignInProvider.tsx';
import { MenuDots } from '../ui/buttons/Dots.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { showErrorToast, showToast, showUndoToast } from '../ui/feedback/toast.ts';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { downloadAsFile } from './download-as-file.ts';
import { copyDraft, keepDraft, readDraft, renameDraft } from './draft-actions.ts';
import { type DraftEntry, getEntryAddress } from './library-entry.ts';
import { createMenuEntries } from './menu-entries.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { deleteDraft } from './use-drafts.ts';

const MoveDialog = createLazyDialog(async () => (await import('./folders/MoveDialog.tsx')).MoveDialog);

/** Renders the menu of a draft, which offers what that of a document does. Folders are an account's: the draft is saved first. */
export function DraftMenu({ entry }: { entry: DraftEntry }) {
  const { draft, name } = entry;
  const [, navigate] = useLocation();
  const [isRenaming, setRenaming] = useState(false);
  const [moved, setMoved] = useState<string | null>(null);
  const askToSignIn = useSignIn();
  const rename = useMutation({ mutationFn: (filename: string) => renameDraft(draft, filename) });

  const move = async () => {
    const reason = 'Sign up to sort your documents into folders.';
    if (session.isSignedIn() || (await askToSignIn({ reason }))) setMoved(await keepDraft(draft));
  };
  const remove = async () => {
    const putBack = await deleteDraft(draft);
    showUndoToast(`${quoteName(name)} moved to the trash`, putBack);
  };
  const copy = async () => {
    await copyDraft(draft);
    showToast({ words: `${quoteName(name)} copied` });
  };
  const entries = createMenuEntries({
    open: () => navigate(getEntryAddress(entry)),
    openPublished: null,
    rename: () => setRenaming(true),
    move: () => void move().catch(showErrorToast),
    copy: () => void copy().catch(showErrorToast),
    download: () => void downloadAsFile(async () => readDraft(draft)).catch(showErrorToast),
    remove: () => void remove(),
  });
  const label = `More for ${name}`;
  return (
    <>
      <Menu label={label} trigger={<IconButton icon={MenuDots} label={label} />} entries={entries} />
      {isRenaming && (
        <RenameDialog
          name={name}
          isPending={rename.isPending}
          error={rename.error}
          onName={(filename) => rename.mutate(filename, { onSuccess: () => setRenaming(false) })}
          onClose={() => setRenaming(false)}
        />
      )}
      {moved !== null && <MoveDialog id={moved} name={name} folder={null} onClose={() => setMoved(null)} />}
    </>
  );
}
