import * as z from 'zod/mini';
import { INTERVALS } from '#shared/api/plans.ts';
import { instant } from './instant.ts';

/** A subscription as the payment service reports it. */
const subscription = z.object({
  id: z.string(),
  customer: z.string(),
  /** `unpaid` after a failed payment; an `ended` subscription never starts again. */
  status: z.enum(['paid', 'unpaid', 'ended']),
  interval: z.enum(INTERVALS),
  period_end: instant,
  /** The subscription ends with its period and does not renew. */
  cancels: z.boolean(),
  /** Time of the failed payment that is still open. */
  payment_failed_at: z.nullable(instant),
});
export type Subscription = z.output<typeof subscription>;

/** The plan of a user. Every change adds one to its lock version (optimistic locking). */
export const planRecord = z.object({
  lock_version: z.number(),
  /** An administrator gave premium, regardless of payment. */
  granted: z.boolean(),
  subscription: z.nullable(subscription),
});
export type PlanRecord = z.output<typeof planRecord>;

/** The plan of a user who has none stored. */
export const NO_PLAN: PlanRecord = { lock_version: 0, granted: false, subscription: null };
