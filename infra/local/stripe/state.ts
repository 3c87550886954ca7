import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

/** What is kept; times in seconds since 1970, amounts in the currency's smallest unit. */

const invoice = z.object({ id: z.string(), status: z.enum(['paid', 'open', 'void']), created: z.number() });

const subscription = z.object({
  id: z.string(),
  customer: z.string(),
  email: z.string(),
  user_id: z.string(),
  site: z._default(z.string(), ''),
  /** Why it was cancelled, where that was said. */
  comment: z._default(z.string(), ''),
  status: z.enum(['active', 'past_due', 'canceled']),
  interval: z.enum(['month', 'year']),
  currency: z.string(),
  unit_amount: z.number(),
  cancel_at_period_end: z.boolean(),
  period_start: z.number(),
  period_end: z.number(),
  invoice,
});
export type Subscription = z.output<typeof subscription>;

/** A page to pay on. */
const session = z.object({
  id: z.string(),
  /** The same key of a caller makes one session. */
  key: z.string(),
  customer: z.nullable(z.string()),
  email: z.string(),
  user_id: z.string(),
  site: z._default(z.string(), ''),
  interval: z.enum(['month', 'year']),
  currency: z.string(),
  unit_amount: z.number(),
  success_url: z.string(),
  cancel_url: z.string(),
  /** What it was paid for; null before. */
  subscription: z.nullable(z.string()),
});
export type Session = z.output<typeof session>;

/** What a caller says of a session that it opens. */
export type NewSession = Omit<Session, 'id' | 'key' | 'subscription'>;

export const kept = z.object({
  sessions: z.array(session),
  subscriptions: z.array(subscription),
  /** Events that were not heard yet, as JSON. */
  outbox: z.array(z.object({ id: z.string(), body: z.string() })),
});
export type Kept = z.output<typeof kept>;

export const DAY_S = 24 * 3600;
const PERIOD_S = { month: 30 * DAY_S, year: 365 * DAY_S };

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

const periodFrom = (start: number, interval: Subscription['interval']) => ({
  period_start: start,
  period_end: start + PERIOD_S[interval],
});

/** What a session that is paid becomes. */
export function subscribed(paid: Session, now: number): Subscription {
  const { email, user_id, site, interval, currency, unit_amount } = paid;
  return {
    ...{ email, user_id, site, interval, currency, unit_amount, comment: '' },
    id: newId('sub'),
    customer: paid.customer ?? newId('cus'),
    status: 'active',
    cancel_at_period_end: false,
    ...periodFrom(now, interval),
    invoice: { id: newId('in'), status: 'paid', created: now },
  };
}

/** A new period began so many seconds ago, and its payment failed. */
export const failed = (one: Subscription, now: number, ago: number): Subscription => ({
  ...one,
  status: 'past_due',
  ...periodFrom(now - ago, one.interval),
  invoice: { id: newId('in'), status: 'open', created: now - ago },
});

/** The open invoice is paid after all. */
export const paid = (one: Subscription): Subscription => ({
  ...one,
  status: 'active',
  invoice: { ...one.invoice, status: 'paid' },
});

export const canceled = (one: Subscription, now: number): Subscription => ({
  ...one,
  status: 'canceled',
  period_end: Math.min(now, one.period_end),
  invoice: { ...one.invoice, status: one.invoice.status === 'open' ? 'void' : one.invoice.status },
});

/** The period is over: it renews, or ends where that was wished. */
export const elapsed = (one: Subscription, now: number): Subscription =>
  one.cancel_at_period_end
    ? canceled(one, now)
    : {
        ...paid(one),
        ...periodFrom(now, one.interval),
        invoice: { id: newId('in'), status: 'paid', created: now },
      };
