import { useState } from 'react';
import { useSuspendedPlan } from '../api/plans.ts';
import { FormError } from '../modals/FormError.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { describeSuspension } from './format-plan.ts';
import { usePayAgain } from './use-pay-again.tsx';

/** Renders why nothing can be published, and both ways out: to pay, or to end the plan. */
export function SuspendedDialog({ onClose }: { onClose: () => void }) {
  const { plan, isPending } = useSuspendedPlan();
  const payAgain = usePayAgain();
  const [isCancelling, setCancelling] = useState(false);
  if (isCancelling && plan) return <CancelDialog plan={plan} onClose={onClose} />;
  const footer = (
    <>
      <Button variant="action" onPress={() => setCancelling(true)}>
        End Premium
      </Button>
      {payAgain.button}
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Publishing is paused" footer={footer} width="small">
      <div className="form">
        {isPending ? (
          <Spinner label="Loading your plan" />
        ) : (
          <p>{describeSuspension(plan?.payment_failed_at ?? null)}</p>
        )}
        <FormError words={payAgain.error?.message} />
      </div>
    </Dialog>
  );
}
