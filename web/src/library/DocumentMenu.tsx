import { Copy, Download, FileCheck, FolderInput, Pencil, SquarePen, Trash2 } from 'lucide-react';
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
import type { MenuEntry } from '../ui/overlays/menu-entry.ts';

const NameDialog = createLazyDialog(async () => (await import('../modals/NameDialog.tsx')).NameDialog, {
  catchesTyping: 'outside texts',
});

const MoveDialog = createLazyDialog(async () => (await import('./folders/MoveDialog.tsx')).MoveDialog);

interface DocumentMenuProps {
  document: DocumentSummary;
  name: string;
}

/** Downloads a document of the account as a file; says how many of its pictures are not in it. */
async function downloadAsFile(id: string): Promise<void> {
  const [{ downloadDocument }, { document }] = await Promise.all([
    import('../questions/export/write-document.ts'),
    api.readDocument({ params: { id } }),
  ]);
  const lost = await downloadDocument(document);
  if (lost > 0)
    showToast({
      words: `${lost === 1 ? 'A picture' : `${lost} pictures`} could not be taken along.`,
      tone: 'danger',
    });
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

  const downloadFile = () => void downloadAsFile(id).catch(showErrorToast);

  const published: MenuEntry[] =
    publish.slug === null
      ? []
      : [
          {
            id: 'published',
            label: 'Open the PDF',
            icon: FileCheck,
            onAction: () => navigate(`/d/${id}/${publish.slug}`),
          },
        ];
  const entries: MenuEntry[] = [
    { id: 'open', label: 'Open', icon: SquarePen, onAction: () => navigate(`/edit/${id}`) },
    ...published,
    { id: 'rename', label: 'Rename', icon: Pencil, onAction: () => setRenaming(true) },
    { id: 'move', label: 'Move to a folder…', icon: FolderInput, onAction: () => setMoving(true) },
    { id: 'copy', label: 'Copy', icon: Copy, onAction: duplicate },
    { id: 'file', label: 'Download as file', icon: Download, onAction: downloadFile },
    { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', startsGroup: true, onAction: throwAway },
  ];
  const label = `More for ${name}`;
  return (
    <>
      <Menu label={label} trigger={<IconButton icon={MenuDots} label={label} />} entries={entries} />
      {isRenaming && <RenameDialog document={document} onClose={() => setRenaming(false)} />}
      {isMoving && (
        <MoveDialog id={id} name={name} folder={document.folder} onClose={() => setMoving(false)} />
      )}
    </>
  );
}

function RenameDialog({ document, onClose }: { document: DocumentSummary; onClose: () => void }) {
  const rename = useRenameDocument();
  return (
    <NameDialog
      title="Rename"
      action="Rename"
      initial={document.filename}
      isPending={rename.isPending}
      error={rename.error}
      onSubmit={(filename) => rename.mutate({ document, filename }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
