import { usePrices } from '../api/plans.ts';
import { A_PERIOD, formatAmount } from './format-plan.ts';

/** Renders the prices of Premium, also without an account; nothing before they are known. */
export function PremiumPrices() {
  const { data } = usePrices();
  if (!data) return null;
  const [monthly, yearly] = (['monthly', 'yearly'] as const).map(
    (interval) => `${formatAmount(data, interval)} ${A_PERIOD[interval]}`,
  );
  return (
    <p>
      Premium costs {monthly}, or {yearly}. You can cancel at any time; all else is free.
    </p>
  );
}
