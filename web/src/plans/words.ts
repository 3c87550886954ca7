import type { Interval, Prices } from '#shared/api/plans.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** "March 1, 2026" */
export const dayOf = (instant: string): string => day.format(new Date(instant));

/** "$6.00" */
export const amountOf = (prices: Prices, interval: Interval): string =>
  (prices[interval] / 100).toLocaleString('en-US', { style: 'currency', currency: prices.currency });

export const A_PERIOD = { monthly: 'a month', yearly: 'a year' } as const satisfies Record<Interval, string>;

export const suspendedWords = (failedAt: string | null): string =>
  `Your last payment failed${failedAt ? ` on ${dayOf(failedAt)}` : ''}. Editing stays open; publishing is paused.`;
