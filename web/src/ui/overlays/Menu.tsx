import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { PressableProps } from '../buttons/Pressable.tsx';
import { CLOSING, createLazyPart } from '../lazy/lazy-part.tsx';
import type { MenuEntry } from './menu-entry.ts';

interface MenuProps {
  /** The button that opens it: a `Button`, an `IconButton` or a `Pressable`. */
  trigger: ReactElement<PressableProps>;
  label: string;
  /** The words above the entries, which name them. */
  head?: ReactNode;
  entries: readonly MenuEntry[];
}

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

const Panel = createLazyPart(async () => (await import('./MenuPanel.tsx')).MenuPanel, CLOSING);

/** Commands behind a button. Arrows move, letters find, Escape closes and returns the focus. */
export function Menu({ trigger, label, head, entries }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A click that Enter makes counts as one of a screen reader, for which react-aria moves the focus late.
  const pressKey = (event: KeyboardEvent) => {
    // Its entries may still be on their way.
    if (event.key === 'Escape') setOpen(false);
    if (isOpen || !OPENING_KEYS.has(event.key)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPress: () => setOpen(!isOpen),
        onKeyDown: pressKey,
      })}
      {isOpen && <Panel {...{ button, label, head, entries }} onClose={() => setOpen(false)} />}
    </>
  );
}
