import { Copy, EllipsisVertical, FileCheck, Pencil, SquarePen, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import type { DocumentSummary } from '#shared/api/models.ts';
import { deleteDocument, restoreDocument, useCopyDocument } from '../api/documents.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { showToast, showUndoToast } from '../ui/feedback/toast.ts';
import { Menu, type MenuEntry } from '../ui/overlays/Menu.tsx';
import { quoteName } from './quote-name.ts';

interface DocumentMenuProps {
  document: DocumentSummary;
  name: string;
  onRename: (document: DocumentSummary) => void;
}

const showError = (error: Error) => showToast({ words: error.message, tone: 'danger' });

/** Renders the menu of a document: open, see what is published, rename, copy, delete with Undo. */
export function DocumentMenu({ document, name, onRename }: DocumentMenuProps) {
  const [, navigate] = useLocation();
  const copy = useCopyDocument();
  const { id, publish } = document;

  const duplicate = () =>
    copy.mutate(id, {
      onSuccess: () => showToast({ words: `${quoteName(name)} copied` }),
      onError: showError,
    });
  const throwAway = () => {
    const deleted = deleteDocument(id);
    // An Undo pressed at once waits until there is something to undo.
    const putBack = () => void deleted.then(() => restoreDocument(id)).catch(showError);
    const close = showUndoToast(`${quoteName(name)} deleted`, putBack);
    deleted.catch((error: Error) => {
      close();
      showError(error);
    });
  };

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
    { id: 'rename', label: 'Rename', icon: Pencil, onAction: () => onRename(document) },
    { id: 'copy', label: 'Copy', icon: Copy, onAction: duplicate },
    { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', startsGroup: true, onAction: throwAway },
  ];
  const label = `More for ${name}`;
  return (
    <Menu label={label} trigger={<IconButton icon={EllipsisVertical} label={label} />} entries={entries} />
  );
}
