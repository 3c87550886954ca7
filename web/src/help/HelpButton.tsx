import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { createLazyDialog } from '../ui/overlays/lazy-dialog.tsx';

const HelpDialog = createLazyDialog(async () => (await import('./HelpDialog.tsx')).HelpDialog);

/** Renders the help button of every top bar. */
export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Help" icon={CircleHelp} onPress={() => setOpen(true)} />
      {isOpen && <HelpDialog onClose={() => setOpen(false)} />}
    </>
  );
}
