import { Button } from '../buttons/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  body: string;
  /** The words of the button that does it: "Clear All". */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is taken away. Cancel has the focus first. */
export function ConfirmDialog({ isOpen, title, body, action, onConfirm, onCancel }: ConfirmDialogProps) {
  const footer = (
    <>
      <Button autoFocus onPress={onCancel}>
        Cancel
      </Button>
      <Button variant="danger" onPress={onConfirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} footer={footer} role="alertdialog" width="small">
      <p>{body}</p>
    </Dialog>
  );
}
