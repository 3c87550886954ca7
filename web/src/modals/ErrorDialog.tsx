import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface ErrorDialogProps {
  isOpen: boolean;
  /** What happened. */
  title: string;
  /** What is safe and what to do. */
  body: string;
  onClose: () => void;
  /** Given where doing it once more may help. */
  onRetry?: (() => void) | undefined;
}

/** A failure that needs the person's attention; it says what happened, what is safe and what to do. */
export function ErrorDialog({ isOpen, title, body, onClose, onRetry }: ErrorDialogProps) {
  const footer = (
    <>
      <Button kind={onRetry ? 'outlined' : 'filled'} onPress={onClose}>
        Close
      </Button>
      {onRetry && (
        <Button kind="filled" onPress={onRetry}>
          Try again
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} footer={footer} role="alertdialog" width="small">
      <p>{body}</p>
    </Dialog>
  );
}
