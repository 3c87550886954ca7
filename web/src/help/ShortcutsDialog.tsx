import { Dialog } from '../ui/overlays/Dialog.tsx';
import { ShortcutTable } from './ShortcutTable.tsx';

/** Renders the sheet of shortcuts. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} title="Keyboard shortcuts" width="large">
    <div className="shortcut-columns">
      <ShortcutTable />
    </div>
  </Dialog>
);
