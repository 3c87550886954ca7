import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

/** The stored state; times in seconds since 1970, amounts in the currency's smallest unit. */

const invoice = z.object({ id: z.string(), status: z.enum(['paid', 'open', 'void']), created: z.number() });

const subscription = z.object({
  id: z.string(),
  customer: z.string(),
  email: z.string(),
  user_id: z.string(),
  site: z._default(z.string(), ''),
  /** The reason of a cancellation, if the user gave one. */
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

/** A checkout session: a page to pay on. */
const session = z.object({
  id: z.string(),
  /** The idempotency key that opened the session. */
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
  /** The subscription that was paid for; null before the payment. */
  subscription: z.nullable(z.string()),
});
export type Session = z.output<typeof session>;

/** A session before it is opened. */
export type NewSession = Omit<Session, 'id' | 'key' | 'subscription'>;

export const stripeState = z.object({
  sessions: z.array(session),
  subscriptions: z.array(subscription),
  /** Events that the site has not accepted yet, as JSON. */
  outbox: z.array(z.object({ id: z.string(), body: z.string() })),
});
export type StripeState = z.output<typeof stripeState>;

export const DAY_S = 24 * 3600;
const PERIOD_S = { month: 30 * DAY_S, year: 365 * DAY_S };

export const createId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

const toPeriod = (start: number, interval: Subscription['interval']) => ({
  period_start: start,
  period_end: start + PERIOD_S[interval],
});

/** Creates the subscription of a paid session. */
export function toSubscription(session: Session, now: number): Subscription {
  const { email, user_id, site, interval, currency, unit_amount } = session;
  return {
    ...{ email, user_id, site, interval, currency, unit_amount, comment: '' },
    id: createId('sub'),
    customer: session.customer ?? createId('cus'),
    status: 'active',
    cancel_at_period_end: false,
    ...toPeriod(now, interval),
    invoice: { id: createId('in'), status: 'paid', created: now },
  };
}

/** Begins a new period `ago` seconds ago whose payment failed. */
export const withFailedPayment = (subscription: Subscription, now: number, ago: number): Subscription => ({
  ...subscription,
  status: 'past_due',
  ...toPeriod(now - ago, subscription.interval),
  invoice: { id: createId('in'), status: 'open', created: now - ago },
});

/** Returns the subscription with its open invoice paid. */
export const withPaidInvoice = (subscription: Subscription): Subscription => ({
  ...subscription,
  status: 'active',
  invoice: { ...subscription.invoice, status: 'paid' },
});

export const toCanceled = (subscription: Subscription, now: number): Subscription => ({
  ...subscription,
  status: 'canceled',
  period_end: Math.min(now, subscription.period_end),
  invoice: {
    ...subscription.invoice,
    status: subscription.invoice.status === 'open' ? 'void' : subscription.invoice.status,
  },
});

/** Ends the period: the subscription renews, or ends if that was chosen. */
export const toNextPeriod = (subscription: Subscription, now: number): Subscription =>
  subscription.cancel_at_period_end
    ? toCanceled(subscription, now)
    : {
        ...withPaidInvoice(subscription),
        ...toPeriod(now, subscription.interval),
        invoice: { id: createId('in'), status: 'paid', created: now },
      };
