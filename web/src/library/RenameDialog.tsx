import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';

const NameDialog = createLazyDialog(async () => (await import('../modals/NameDialog.tsx')).NameDialog, {
  catchesTyping: 'outside texts',
});

interface RenameDialogProps {
  readonly name: string;
  /** While the new name is stored, and why it could not be. */
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onName: (filename: string) => void;
  readonly onClose: () => void;
}

/** Renders the dialog that renames what a list shows. */
export const RenameDialog = ({ name, isPending, error, onName, onClose }: RenameDialogProps) => (
  <NameDialog
    title="Rename"
    action="Rename"
    initial={name}
    isPending={isPending}
    error={error}
    onSubmit={onName}
    onClose={onClose}
  />
);
