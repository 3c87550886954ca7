import { Button } from '../ui/buttons/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import './form.css';

interface ErrorDialogProps {
  readonly title: string;
  /** The message: what happened. */
  readonly words: string;
  /** The message: what is safe all the same. */
  readonly safe: string;
  /** Undefined where another try would end as this one did. */
  readonly onRetry: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Renders a blocking error: what happened, what is safe, and a button to retry where that may help. */
export function ErrorDialog({ title, words, safe, onRetry, onClose }: ErrorDialogProps) {
  const footer = (
    <>
      <Button autoFocus={!onRetry} {...(!onRetry && { variant: 'filled' })} onPress={onClose}>
        Back to editing
      </Button>
      {onRetry && (
        <Button variant="filled" autoFocus onPress={onRetry}>
          Try again
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={footer} role="alertdialog" width="small">
      <div className="form">
        <p>{words}</p>
        <p>{safe}</p>
      </div>
    </Dialog>
  );
}
