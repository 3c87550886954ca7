import type { Interval, Prices } from '#shared/api/plans.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Formats a day: "March 1, 2026". */
export const formatDay = (instant: string): string => day.format(new Date(instant));

/** Formats a price: "$6.00". */
export const formatAmount = (prices: Prices, interval: Interval): string =>
  (prices[interval] / 100).toLocaleString('en-US', { style: 'currency', currency: prices.currency });

export const A_PERIOD = { monthly: 'a month', yearly: 'a year' } as const satisfies Record<Interval, string>;

export const describeSuspension = (failedAt: string | null): string =>
  `Your last payment failed${failedAt ? ` on ${formatDay(failedAt)}` : ''}. Editing stays open; publishing is paused.`;
