import type { ReactNode } from 'react';
import { usePayAgain as usePaymentPage } from '../api/plans.ts';
import { Button } from '../ui/buttons/Button.tsx';

interface PayAgain {
  /** Leads to the page on which the payment that failed is made up for. */
  readonly button: ReactNode;
  /** Why there is no such page. */
  readonly error: Error | null;
}

/** Returns the button for a missed payment and its error, which a dialog and a page place separately. */
export function usePayAgain(): PayAgain {
  const payment = usePaymentPage();
  return {
    error: payment.error,
    button: (
      <Button
        variant="filled"
        // The page that is on its way takes this one's place.
        isPending={payment.isPending || payment.isSuccess}
        onPress={() => payment.mutate()}
      >
        Pay again
      </Button>
    ),
  };
}
