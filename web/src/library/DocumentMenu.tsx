import { useState } from 'react';
import { useLocation } from 'wouter';
import type { DocumentSummary } from '#shared/api/models.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { api } from '../api/api.ts';
import { deleteDocument, restoreDocument, useCopyDocument, useRenameDocument } from '../api/documents.ts';
import { MenuDots } from '../ui/buttons/Dots.tsx';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { showErrorToast, showToast, showUndoToast } from '../ui/feedback/toast.ts';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { downloadAsFile } from './download-as-file.ts';
import { createMenuEntries } from './menu-entries.ts';
import { RenameDialog } from './RenameDialog.tsx';

const MoveDialog = createLazyDialog(async () => (await import('./folders/MoveDialog.tsx')).MoveDialog);

interface DocumentMenuProps {
  document: DocumentSummary;
  name: string;
}

/** Renders the menu of a document: open, see what is published, rename, move, copy, download, delete with Undo. */
export function DocumentMenu({ document, name }: DocumentMenuProps) {
  const [, navigate] = useLocation();
  const copy = useCopyDocument();
  const [isRenaming, setRenaming] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { id, publish } = document;

  const duplicate = () =>
    copy.mutate(id, {
      onSuccess: () => showToast({ words: `${quoteName(name)} copied` }),
      onError: showErrorToast,
    });
  const throwAway = () => {
    const deleted = deleteDocument(id);
    // An Undo pressed at once waits until there is something to undo.
    const putBack = () => void deleted.then(() => restoreDocument(id)).catch(showErrorToast);
    const close = showUndoToast(`${quoteName(name)} moved to the trash`, putBack);
    deleted.catch((error: Error) => {
      close();
      showErrorToast(error);
    });
  };

  const { slug } = publish;
  const entries = createMenuEntries({
    open: () => navigate(`/edit/${id}`),
    openPublished: slug === null ? null : () => navigate(`/d/${id}/${slug}`),
    rename: () => setRenaming(true),
    move: () => setMoving(true),
    copy: duplicate,
    download: () =>
      void downloadAsFile(async () => (await api.readDocument({ params: { id } })).document).catch(
        showErrorToast,
      ),
    remove: throwAway,
  });
  const label = `More for ${name}`;
  return (
    <>
      <Menu label={label} trigger={<IconButton icon={MenuDots} label={label} />} entries={entries} />
      {isRenaming && <RenameDocument document={document} name={name} onClose={() => setRenaming(false)} />}
      {isMoving && (
        <MoveDialog id={id} name={name} folder={document.folder} onClose={() => setMoving(false)} />
      )}
    </>
  );
}

function RenameDocument({ document, name, onClose }: DocumentMenuProps & { onClose: () => void }) {
  const rename = useRenameDocument();
  return (
    <RenameDialog
      name={name}
      isPending={rename.isPending}
      error={rename.error}
      onName={(filename) => rename.mutate({ document, filename }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
