import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

const HelpMenu = createLazyDialog(async () => (await import('./HelpMenu.tsx')).HelpMenu);

/** Renders the help button of every top bar, and its menu. */
export function HelpButton() {
  const [menu, setMenu] = useState<{ x: number; y: number } | null>(null);
  const open = ({ target }: { target: Element }) => {
    const { left, bottom } = target.getBoundingClientRect();
    setMenu({ x: left, y: bottom + 4 });
  };
  return (
    <>
      <IconButton label="Help" icon={CircleHelp} aria-haspopup="menu" onPress={open} />
      {menu && <HelpMenu at={menu} onClose={() => setMenu(null)} />}
    </>
  );
}
