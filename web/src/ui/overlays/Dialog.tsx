import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useEarlyEscape } from '../behaviour/use-early-escape.ts';
import { useSecondClick } from '../behaviour/use-second-click.ts';
import '../buttons/IconButton.css';
import './Dialog.css';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The part beside the title, before Close: a search field. */
  tools?: ReactNode;
  /** The content at the bottom that does not scroll: buttons, keys. */
  footer?: ReactNode;
  /** 400 px for a question, 560 for a form, 1016 for a gallery, or all of the screen. */
  width?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** An alert dialog asks something that must be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Something is under way in it: a press outside does not close it then. */
  isBusy?: boolean;
  children: ReactNode;
}

/**
 * Renders a dialog over the page. Escape, Close and a press outside close it, but not the second click of a
 * double click that opened it or pressed something in it; the focus returns to where it was.
 */
export function Dialog({ isOpen, onClose, width = 'medium', role = 'dialog', isBusy, ...rest }: DialogProps) {
  const secondClick = useSecondClick(isOpen);
  return (
    <ModalOverlay
      className="scrim"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog' && !isBusy}
      shouldCloseOnInteractOutside={() => !secondClick.mayCome()}
    >
      <Modal className={`dialog-frame dialog-${width}`} onPointerDownCapture={secondClick.onPress}>
        <AriaDialog className="dialog" role={role}>
          <DialogContent {...rest} onClose={onClose} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Renders the Close button without a tooltip: Escape would close that, and not the dialog. */
const CloseButton = ({ onPress }: { onPress: () => void }) => (
  <AriaButton aria-label="Close" className="icon-button icon-button-plain" onPress={onPress}>
    <X aria-hidden />
  </AriaButton>
);

function DialogContent({ title, tools, footer, onClose, children }: Omit<DialogProps, 'isOpen' | 'isBusy'>) {
  const header = useFirstFocus();
  useEarlyEscape();
  return (
    <>
      <header ref={header} className="dialog-header">
        <Heading slot="title" className="dialog-title">
          {title}
        </Heading>
        {tools}
        <CloseButton onPress={onClose} />
      </header>
      <div className="dialog-body">{children}</div>
      {footer && <footer className="dialog-footer">{footer}</footer>}
    </>
  );
}

/**
 * Passes the first focus on from the dialog to its field with `autoFocus`: where a key has pressed the opener, both wait for
 * the animation, and the dialog may come first. Returns the reference of an element in the dialog.
 */
function useFirstFocus() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const dialog = element.current?.closest<HTMLElement>('.dialog');
    const passOn = () => {
      if (document.activeElement === dialog) dialog?.querySelector<HTMLElement>('[data-auto-focus]')?.focus();
    };
    if (dialog?.contains(document.activeElement)) return passOn();
    dialog?.addEventListener('focusin', passOn, { once: true });
    return () => dialog?.removeEventListener('focusin', passOn);
  }, []);
  return element;
}
