import type { Prices } from '#shared/api/plans.ts';
import { environment } from '../../process/environment.ts';

/** What a plan costs, as it was configured. */
export function configuredPrices(): Prices {
  const given = environment('PREMIUM_CURRENCY', 'PREMIUM_MONTHLY_CENTS', 'PREMIUM_YEARLY_CENTS');
  return {
    currency: given.PREMIUM_CURRENCY,
    monthly: Number(given.PREMIUM_MONTHLY_CENTS),
    yearly: Number(given.PREMIUM_YEARLY_CENTS),
  };
}
