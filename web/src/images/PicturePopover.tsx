import type { RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { PictureControls, type PictureControlsProps } from './PictureControls.tsx';

interface PicturePopoverProps extends PictureControlsProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (opens: boolean) => void;
}

/** Renders the control bar of a picture below its button. */
export function PicturePopover({ button, name, isOpen, onOpenChange, ...controls }: PicturePopoverProps) {
  return (
    <Popover
      className="menu-popover"
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={4}
      aria-label={name}
    >
      <PictureControls {...controls} />
    </Popover>
  );
}
