import { cloneElement, type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { PopoverProps } from 'react-aria-components/Popover';
import type { PressableProps } from '../buttons/Pressable.tsx';
import { CLOSING, createLazyPart } from '../lazy/lazy-part.tsx';

const Panel = createLazyPart(async () => (await import('./FloatingPanel.tsx')).FloatingPanel, CLOSING);

interface PopoverButtonProps {
  /** The button that opens it: a `Button`, an `IconButton` or a `Pressable`. */
  trigger: ReactElement<PressableProps>;
  label: string;
  placement?: NonNullable<PopoverProps['placement']>;
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
  isOpen: isOpenOutside,
  onOpenChange,
  children,
}: PopoverButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = isOpenOutside ?? isOpenHere;
  const change = onOpenChange ?? setOpenHere;
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onPress: () => change(!isOpen),
      })}
      {isOpen && (
        <Panel button={button} label={label} placement={placement} onClose={() => change(false)}>
          {children}
        </Panel>
      )}
    </>
  );
}
