import * as z from 'zod/mini';
import { LIMITS } from '../vocabulary/limits.ts';
import { PREMIUM_FEATURES, type PremiumFeature } from '../vocabulary/premium-features.ts';

/** Bodies and replies about plans and payment. */

const instant = z.iso.datetime();

export const INTERVALS = ['monthly', 'yearly'] as const;
export type Interval = (typeof INTERVALS)[number];

/**
 * `cancelling` is premium until its period ends. `past_due` is premium for the days of grace after a payment
 * that failed; `suspended` comes after them: editing stays open, publishing is paused.
 */
export const PLAN_STATES = ['free', 'premium', 'cancelling', 'past_due', 'suspended'] as const;

/** A user's current plan. */
export const plan = z.object({
  state: z.enum(PLAN_STATES),
  /** Null where nothing is paid: free, or given. */
  interval: z.nullable(z.enum(INTERVALS)),
  /** The time when the plan renews, or ends where it is cancelled. */
  period_end: z.nullable(instant),
  payment_failed_at: z.nullable(instant),
  /** The time until which premium goes on without the payment that failed. */
  grace_until: z.nullable(instant),
});
export type Plan = z.output<typeof plan>;

/** The prices of a plan, in the currency's smallest unit. */
export const prices = z.object({
  /** ISO 4217, in lower case. */
  currency: z.string(),
  monthly: z.number(),
  yearly: z.number(),
});
export type Prices = z.output<typeof prices>;

export const premiumUse = z.object({
  feature: z.enum(Object.keys(PREMIUM_FEATURES) as PremiumFeature[]),
  where: z.string(),
  place: z.string(),
});

/**
 * The result of asking whether a saved document may be published on its owner's plan; other problems are not
 * listed here.
 */
export const premiumCheck = z.object({
  /** Null where it may. */
  blocked: z.nullable(z.enum(['premium', 'suspended'])),
  uses: z.array(premiumUse),
  /** Ids of the pictures that the icon library calls premium. */
  premium_images: z.array(z.string()),
});
export type PremiumCheck = z.output<typeof premiumCheck>;

export const planChange = z.object({
  /** True ends the plan with its period; false cancels that. */
  cancels: z.boolean(),
  reason: z._default(z.string().check(z.maxLength(LIMITS.otherCharacters)), ''),
});
