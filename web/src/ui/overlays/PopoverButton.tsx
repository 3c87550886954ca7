import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger, Popover, type PopoverProps } from 'react-aria-components/Popover';
import './menu.css';

interface PopoverButtonProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  label: string;
  placement?: PopoverProps['placement'];
  /** Given together where what floats closes itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Renders a small panel beside its button that closes with Escape or a press outside. */
export function PopoverButton({
  trigger,
  label,
  placement = 'bottom',
  children,
  ...state
}: PopoverButtonProps) {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <Popover className="menu-popover" offset={4} placement={placement} aria-label={label}>
        {children}
      </Popover>
    </DialogTrigger>
  );
}
