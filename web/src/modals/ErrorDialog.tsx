import { Button } from '../ui/buttons/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import './form.css';

interface ErrorDialogProps {
  readonly title: string;
  /** What happened. */
  readonly words: string;
  /** What is safe all the same. */
  readonly safe: string;
  /** Undefined where another try would end as this one did. */
  readonly onRetry: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A failure that stands in the way: what happened, what is safe, and the way to try again where that helps. */
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
