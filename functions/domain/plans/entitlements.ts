import type { Plan } from '#shared/api/plans.ts';
import type { Member } from '../../ports/plans.ts';
import { NO_PLAN, type PlanRecord } from '../../records/plan.ts';

/** Time for which premium continues after a failed payment. */
const GRACE_MS = 14 * 24 * 3600 * 1000;

const FREE: Plan = {
  state: 'free',
  interval: null,
  period_end: null,
  payment_failed_at: null,
  grace_until: null,
};

/** Converts a record to the plan at that time. Grace and cancelled periods end without a write. */
export function toPlan({ granted, subscription }: PlanRecord, now: Date): Plan {
  if (granted) return { ...FREE, state: 'premium' };
  if (!subscription || subscription.status === 'ended') return FREE;
  const { status, interval, period_end, cancels, payment_failed_at } = subscription;
  const paid: Plan = { ...FREE, state: 'premium', interval, period_end };
  if (status === 'unpaid') return toUnpaidPlan(paid, payment_failed_at ?? period_end, now);
  if (!cancels) return paid;
  return now.toISOString() < period_end ? { ...paid, state: 'cancelling' } : FREE;
}

function toUnpaidPlan(plan: Plan, payment_failed_at: string, now: Date): Plan {
  const grace_until = new Date(Date.parse(payment_failed_at) + GRACE_MS).toISOString();
  const state = now.toISOString() < grace_until ? 'past_due' : 'suspended';
  return { ...plan, state, payment_failed_at, grace_until };
}

/** The rights of a user beyond those of everybody. */
export interface Entitlements {
  /** May publish documents with premium features. */
  readonly premium: boolean;
  /** May publish nothing until a failed payment is paid. */
  readonly suspended: boolean;
}

/** Decides a user's entitlements; no other code reads plans for that. Administrators need no plan. */
export function getEntitlements(member: Member | undefined, now: Date): Entitlements {
  if (member?.role === 'admin') return { premium: true, suspended: false };
  const { state } = toPlan(member?.plan ?? NO_PLAN, now);
  return { premium: state !== 'free' && state !== 'suspended', suspended: state === 'suspended' };
}
