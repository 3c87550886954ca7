import { useState } from 'react';
import { ForgottenPassword } from '../modals/ForgottenPassword.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';

/** Renders the button that changes the password: by a mailed code, as for who has forgotten it. */
export function ChangePassword({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const finish = () => {
    close();
    showToast({ words: 'Your new password is set' });
  };
  return (
    <div>
      <Button onPress={() => setOpen(true)}>Change password</Button>
      <Dialog isOpen={isOpen} onClose={close} title="Change password" width="small">
        <ForgottenPassword email={email} onReset={finish} onBack={close} />
      </Dialog>
    </div>
  );
}
