import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { keepOpenOnScroll } from './keep-open-on-scroll.ts';
import { PictureControls, type PictureControlsProps } from './PictureControls.tsx';
import { useCloseOutside } from './use-close-outside.ts';

interface PicturePopoverProps extends PictureControlsProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The value of `openPicture` in the view while the control bar is open. */
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (opens: boolean) => void;
}

/** Renders the control bar of a picture below its button. A press elsewhere closes it, and does what it does there. */
export function PicturePopover({ button, id, name, isOpen, onOpenChange, ...controls }: PicturePopoverProps) {
  useCloseOutside(button, (openPicture) => openPicture === id);
  return (
    <Popover
      className="menu-popover"
      isNonModal
      // A press of its own button closes it there.
      shouldCloseOnInteractOutside={(element) => !button.current?.contains(element)}
      triggerRef={button}
      isOpen={isOpen}
      // The side bar may scroll a little as its item opens, which is nobody's wish to close the bar.
      onOpenChange={keepOpenOnScroll(onOpenChange)}
      placement="bottom end"
      offset={4}
    >
      <FocusedDialog name={name}>
        <PictureControls {...controls} />
      </FocusedDialog>
    </Popover>
  );
}

/** Takes the focus as it opens, which what floats does by itself only where it closes the page off. */
function FocusedDialog({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={root} role="dialog" aria-label={name} tabIndex={-1} className="picture-bar">
      {children}
    </div>
  );
}
