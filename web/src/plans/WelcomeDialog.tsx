import { usePurchase } from '../api/plans.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';

interface WelcomeDialogProps {
  /** The label of the button that goes on: "Make Printable". */
  readonly action: string;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

/** Renders the return from paying: waits until the payment is known, then goes on with one click. */
export function WelcomeDialog({ action, onGoOn, onClose }: WelcomeDialogProps) {
  const { isPaid } = usePurchase();
  const footer = isPaid && (
    <Button autoFocus variant="filled" onPress={onGoOn}>
      {action}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isPaid ? 'You are Premium' : 'Thank you'}
      footer={footer}
      width="small"
    >
      {isPaid ? (
        <p role="status">Your payment has arrived. Everything in Handout is yours to print.</p>
      ) : (
        <>
          <Spinner label="Waiting for your payment" />
          <p>Your payment is on its way. This takes a few seconds; your account page shows it, too.</p>
        </>
      )}
    </Dialog>
  );
}
