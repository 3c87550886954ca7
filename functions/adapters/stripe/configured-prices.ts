import type { Prices } from '#shared/api/plans.ts';
import { readEnvironment } from '../../process/environment.ts';

/** Reads the prices of a plan from the environment. */
export function readPrices(): Prices {
  const given = readEnvironment('PREMIUM_CURRENCY', 'PREMIUM_MONTHLY_CENTS', 'PREMIUM_YEARLY_CENTS');
  return {
    currency: given.PREMIUM_CURRENCY,
    monthly: Number(given.PREMIUM_MONTHLY_CENTS),
    yearly: Number(given.PREMIUM_YEARLY_CENTS),
  };
}
