import { CircleHelp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { createLazyDialog } from '../ui/overlays/lazy-dialog.tsx';
import { showHelp, useShownHelp } from './shown-help.ts';

const HelpMenu = createLazyDialog(async () => (await import('./HelpMenu.tsx')).HelpMenu);
const HelpDialog = createLazyDialog(async () => (await import('./HelpDialog.tsx')).HelpDialog);
const HelpPages = createLazyDialog(async () => (await import('./HelpPages.tsx')).HelpPages);
const ShortcutsDialog = createLazyDialog(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

const close = () => showHelp(null);

/** Renders the help button of every top bar, its menu, and what that opens. */
export function HelpButton() {
  const [menu, setMenu] = useState<{ x: number; y: number } | null>(null);
  const shown = useShownHelp();
  // What was open on one page does not follow to the next.
  useEffect(() => close, []);
  const open = ({ target }: { target: Element }) => {
    const { left, bottom } = target.getBoundingClientRect();
    setMenu({ x: left, y: bottom + 4 });
  };
  return (
    <>
      <IconButton label="Help" icon={CircleHelp} aria-haspopup="menu" onPress={open} />
      {menu && <HelpMenu at={menu} onClose={() => setMenu(null)} />}
      {shown === 'question' && <HelpDialog onClose={close} />}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {shown !== null && shown !== 'question' && shown !== 'shortcuts' && (
        <HelpPages topic={shown} onClose={close} />
      )}
    </>
  );
}
