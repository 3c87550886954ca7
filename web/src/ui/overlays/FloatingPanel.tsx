import type { ReactNode, RefObject } from 'react';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { useEarlyEscape } from '../behaviour/use-early-escape.ts';
import './menu.css';

export interface FloatingPanelProps {
  /** The button that it belongs to. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly placement: NonNullable<PopoverProps['placement']>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders the panel of a `PopoverButton` while it is open. */
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
