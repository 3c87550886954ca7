import { Copy, Download, FileCheck, FolderInput, Pencil, SquarePen, Trash2 } from 'lucide-react';
import type { MenuEntry } from '../ui/overlays/menu-entry.ts';

/** What can be done with a tile, wherever its document is kept. */
interface TileActions {
  readonly open: () => void;
  /** Opens the published page; null without one. */
  readonly openPublished: (() => void) | null;
  readonly rename: () => void;
  readonly move: () => void;
  readonly copy: () => void;
  readonly download: () => void;
  readonly remove: () => void;
}

/** Creates the menu of a tile: the same for documents of the account and for drafts of this device. */
export const createMenuEntries = ({ openPublished, ...actions }: TileActions): MenuEntry[] => [
  { id: 'open', label: 'Open', icon: SquarePen, onAction: actions.open },
  ...(openPublished
    ? [{ id: 'published', label: 'Open the PDF', icon: FileCheck, onAction: openPublished }]
    : []),
  { id: 'rename', label: 'Rename', icon: Pencil, onAction: actions.rename },
  { id: 'move', label: 'Move to a folder…', icon: FolderInput, onAction: actions.move },
  { id: 'copy', label: 'Copy', icon: Copy, onAction: actions.copy },
  { id: 'file', label: 'Download as file', icon: Download, onAction: actions.download },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    tone: 'danger',
    startsGroup: true,
    onAction: actions.remove,
  },
];
