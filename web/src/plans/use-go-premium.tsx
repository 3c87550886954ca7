import { Crown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Interval } from '#shared/api/plans.ts';
import { useCheckout, usePlan } from '../api/plans.ts';
import { FormError } from '../modals/FormError.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { A_PERIOD, formatAmount } from './format-plan.ts';

interface GoPremium {
  /** How often it is paid, with the prices, and what went wrong. */
  readonly choice: ReactNode;
  /** Leads to the page to pay on. */
  readonly button: ReactNode;
}

/** Returns the interval choice and the checkout button, which dialogs place separately. */
export function useGoPremium(documentId: string | null): GoPremium {
  const [interval, setInterval] = useState<Interval>('monthly');
  const { data } = usePlan();
  const checkout = useCheckout();
  const option = (value: Interval) => ({
    value,
    label: data ? `${formatAmount(data.prices, value)} ${A_PERIOD[value]}` : A_PERIOD[value],
  });
  return {
    choice: (
      <>
        <Segments
          label="Premium costs"
          options={[option('monthly'), option('yearly')]}
          value={interval}
          onChange={setInterval}
          hint="You can cancel at any time."
        />
        <FormError words={checkout.error?.message} />
      </>
    ),
    button: (
      <Button
        variant="filled"
        icon={Crown}
        // The page that is on its way takes this one's place.
        isPending={checkout.isPending || checkout.isSuccess}
        onPress={() => checkout.mutate({ interval, document_id: documentId })}
      >
        Go Premium
      </Button>
    ),
  };
}
