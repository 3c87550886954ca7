import { FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { FOLDER_LIMITS, type Folder } from '#shared/api/models.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { deleteFolder, saveFolder } from '../../api/folders.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { MenuDots } from '../../ui/buttons/Dots.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { showErrorToast, showUndoToast } from '../../ui/feedback/toast.ts';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { toFolderAddress } from './use-open-folder.ts';
import '../../ui/fields/Chip.css';
import './FolderBar.css';

const NameDialog = createLazyDialog(async () => (await import('../../modals/NameDialog.tsx')).NameDialog, {
  catchesTyping: 'outside texts',
});

interface FolderBarProps {
  readonly folders: readonly Folder[];
  /** The folder that is shown; null for all documents. */
  readonly open: Folder | null;
}

/** Renders the folders as links, with the way to make one, and the menu of the one that is open. */
export function FolderBar({ folders, open }: FolderBarProps) {
  const [named, setNamed] = useState<Folder | null>(null);
  const makeFolder = () => setNamed({ id: crypto.randomUUID(), name: '' });
  return (
    <nav className="row folder-bar" aria-label="Folders">
      <ul className="chips list folder-list">
        {folders.length > 0 && <FolderLink folder={null} isOpen={open === null} />}
        {folders.map((folder) => (
          <FolderLink key={folder.id} folder={folder} isOpen={folder.id === open?.id} />
        ))}
      </ul>
      {open && <FolderMenu folder={open} onRename={() => setNamed(open)} />}
      <Button variant="action" icon={FolderPlus} onPress={makeFolder}>
        New folder
      </Button>
      {named && <FolderNameDialog folder={named} onClose={() => setNamed(null)} />}
    </nav>
  );
}

const FolderLink = ({ folder, isOpen }: { folder: Folder | null; isOpen: boolean }) => (
  <li>
    <Link
      href={toFolderAddress(folder?.id ?? null)}
      className="chip chip-choice folder-link"
      aria-current={isOpen ? 'page' : undefined}
    >
      <bdi>{folder?.name ?? 'All documents'}</bdi>
    </Link>
  </li>
);

function FolderMenu({ folder, onRename }: { folder: Folder; onRename: () => void }) {
  const [, navigate] = useLocation();
  const remove = () => {
    const removed = deleteFolder(folder.id);
    navigate(toFolderAddress(null));
    // An Undo pressed at once waits until there is something to undo.
    const putBack = () => void removed.then(() => saveFolder(folder)).catch(showErrorToast);
    const close = showUndoToast(`Folder ${quoteName(folder.name)} deleted; its documents stay`, putBack);
    removed.catch((error: Error) => {
      close();
      showErrorToast(error);
    });
  };
  const entries: MenuEntry[] = [
    { id: 'rename', label: 'Rename folder', icon: Pencil, onAction: onRename },
    {
      id: 'delete',
      label: 'Delete folder',
      icon: Trash2,
      tone: 'danger',
      startsGroup: true,
      onAction: remove,
    },
  ];
  const label = `More for folder ${folder.name}`;
  return <Menu label={label} trigger={<IconButton icon={MenuDots} label={label} />} entries={entries} />;
}

/** Asks for the name of a folder, which is new where it has none. */
function FolderNameDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const [, navigate] = useLocation();
  const isNew = folder.name === '';
  const save = (name: string) => {
    saveFolder({ ...folder, name }).catch(showErrorToast);
    onClose();
    if (isNew) navigate(toFolderAddress(folder.id));
  };
  return (
    <NameDialog
      title={isNew ? 'New folder' : 'Rename folder'}
      label="Folder name"
      missing="Give the folder a name."
      maxLength={FOLDER_LIMITS.nameCharacters}
      action={isNew ? 'Make folder' : 'Rename'}
      initial={folder.name}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
