import { Ellipsis } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useViewFact } from '../../document/use-view.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import './MoreTools.css';

/** The elements that lie over the page without being part of it: dialogs, menus, messages. */
const OVERLAYS = '.scrim, .menu-popover, .toaster';

/**
 * Renders the tools for which a small screen's bar has no room, below a button. They stay while a dialog of theirs is
 * open; Escape, a press outside and the controls of a new sticker close them.
 */
export function MoreTools({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const picture = useViewFact((view) => view.openPicture);
  useEffect(() => {
    // The controls of a picture may be below them.
    if (picture !== null) setOpen(false);
  }, [picture]);
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => {
      if (!(target instanceof Element) || root.current?.contains(target) || target.closest(OVERLAYS)) return;
      setOpen(false);
    };
    window.addEventListener('pointerdown', close, { capture: true });
    return () => window.removeEventListener('pointerdown', close, { capture: true });
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for everything in it
    <div
      ref={root}
      className="more"
      onKeyDown={({ key, target }) => {
        if (key !== 'Escape' || !(target instanceof Element) || !root.current?.contains(target)) return;
        setOpen(false);
        root.current.querySelector('button')?.focus();
      }}
    >
      <IconButton
        label="More"
        icon={Ellipsis}
        aria-expanded={isOpen}
        onPress={() => setOpen((wasOpen) => !wasOpen)}
      />
      {isOpen && (
        <section className="more-tools" aria-label="More tools">
          {children}
        </section>
      )}
    </div>
  );
}

/** Renders one line of the tools: its name, where they do not say it themselves, and its controls. */
export const MoreLine = ({ name, children }: { name?: string; children: ReactNode }) => (
  <div className="more-line">
    {name && <span>{name}</span>}
    {children}
  </div>
);
