import type { ReactNode, RefObject } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { useEarlyEscape } from '../behaviour/use-early-escape.ts';
import './menu.css';

export interface FloatingPanelProps {
  /** The element beside which it opens. */
  readonly button: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly placement: NonNullable<PopoverProps['placement']>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders what opens beside a button while it is open: a menu, or the panel of a `PopoverButton`. */
export function FloatingPanel({ button, label, placement, onClose, children }: FloatingPanelProps) {
  useEarlyEscape();
  return (
    <Popover
      className="menu-popover"
      triggerRef={button}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      offset={4}
      placement={placement}
      aria-label={label}
    >
      {children}
    </Popover>
  );
}
