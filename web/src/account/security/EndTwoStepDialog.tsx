import { useEndTwoStep } from '../../api/security.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ProofForm } from './ProofForm.tsx';

/** Renders the end of two-step sign-in, by the password with a code of the app or a recovery code. */
export function EndTwoStepDialog({ onClose }: { onClose: () => void }) {
  const end = useEndTwoStep();
  const finish = () => {
    onClose();
    showToast({ words: 'Two-step sign-in is off' });
  };
  return (
    <Dialog isOpen onClose={onClose} title="Turn off two-step sign-in" width="small">
      <ProofForm
        action="Turn off"
        isDangerous
        takesRecoveryCode
        isPending={end.isPending}
        error={end.error}
        onSubmit={(proof, lead) => end.mutate(proof, { onSuccess: finish, onError: lead })}
      >
        <p className="quiet">Your password alone opens your account then.</p>
      </ProofForm>
    </Dialog>
  );
}
