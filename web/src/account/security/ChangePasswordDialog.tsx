import { ForgottenPassword } from '../../modals/ForgottenPassword.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

/** Renders the change of the password: by a mailed code, as for who has forgotten it. */
export function ChangePasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const finish = () => {
    onClose();
    showToast({ words: 'Your new password is set' });
  };
  return (
    <Dialog isOpen onClose={onClose} title="Change password" width="small">
      <ForgottenPassword email={email} onReset={finish} onBack={onClose} />
    </Dialog>
  );
}
