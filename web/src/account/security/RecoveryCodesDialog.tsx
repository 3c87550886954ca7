import { useRenewRecoveryCodes } from '../../api/security.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Renders new recovery codes, once password and code were typed. */
export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const renew = useRenewRecoveryCodes();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="New recovery codes"
      width="small"
      isBusy={renew.data !== undefined}
    >
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recovery_codes} onDone={onClose} />
      ) : (
        <ProofForm
          action="Make new codes"
          isPending={renew.isPending}
          error={renew.error}
          onSubmit={({ password, code = '' }, lead) => renew.mutate({ password, code }, { onError: lead })}
        >
          <p className="quiet">The codes that you have kept work no more then.</p>
        </ProofForm>
      )}
    </Dialog>
  );
}
