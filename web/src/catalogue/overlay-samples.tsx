import { Copy, Trash2 } from 'lucide-react';
import { Button } from '../ui/buttons/Button.tsx';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';
import { AvatarMenu } from '../ui/overlays/AvatarMenu.tsx';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../ui/overlays/menu-entry.ts';
import { PopoverButton } from '../ui/overlays/PopoverButton.tsx';
import { WithValue } from './WithValue.tsx';

const ENTRIES: readonly MenuEntry[] = [
  { id: 'copy', label: 'Copy', icon: Copy, onAction: () => {} },
  { id: 'large', label: 'Large', onAction: () => {}, isChosen: true },
  { id: 'rename', label: 'Rename', onAction: () => {}, isDisabled: true },
  { id: 'delete', label: 'Delete', icon: Trash2, onAction: () => {}, tone: 'danger', startsGroup: true },
];
const WIDTHS = ['small', 'medium', 'large', 'full'] as const;

const openDialog = (width: (typeof WIDTHS)[number]) => (
  <WithValue initial={false}>
    {(isOpen, setOpen) => (
      <>
        <Button onPress={() => setOpen(true)}>{`Open the ${width} one`}</Button>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={`A ${width} dialog`}
          width={width}
          footer={<Button onPress={() => setOpen(false)}>Done</Button>}
        >
          <p>It closes with Escape, Close, or a press outside.</p>
        </Dialog>
      </>
    )}
  </WithValue>
);

const Late = createLazyDialog<{ onClose: () => void }>(async () => ({ onClose }) => (
  <Dialog isOpen onClose={onClose} title="Fetched when it is opened" width="small">
    <p>Here it is.</p>
  </Dialog>
));

export const OVERLAY_SAMPLES = {
  Dialog: Object.fromEntries(WIDTHS.map((width) => [width, openDialog(width)])),
  ConfirmDialog: {
    'Before something goes': (
      <WithValue initial={false}>
        {(isOpen, setOpen) => (
          <>
            <Button onPress={() => setOpen(true)}>Clear All</Button>
            <ConfirmDialog
              isOpen={isOpen}
              title="Are you sure you want to delete all questions?"
              body="This cannot be undone."
              action="Clear All"
              onConfirm={() => setOpen(false)}
              onCancel={() => setOpen(false)}
            />
          </>
        )}
      </WithValue>
    ),
  },
  'lazy-dialog': {
    'On its way': (
      <WithValue initial={false}>
        {(isOpen, setOpen) => (
          <>
            <Button onPress={() => setOpen(true)}>Open the late one</Button>
            {isOpen && <Late onClose={() => setOpen(false)} />}
          </>
        )}
      </WithValue>
    ),
  },
  Menu: { 'Every entry': <Menu trigger={<Button>More</Button>} label="More" entries={ENTRIES} /> },
  AvatarMenu: {
    'An account': <AvatarMenu name="Ann Lee" email="ann@school.example" entries={ENTRIES} />,
    'Without a name': <AvatarMenu name="" email="ann@school.example" entries={ENTRIES} />,
  },
  PopoverButton: {
    'A panel': (
      <PopoverButton trigger={<Button>Image size</Button>} label="Image size">
        <p>It floats beside its button.</p>
      </PopoverButton>
    ),
  },
};
