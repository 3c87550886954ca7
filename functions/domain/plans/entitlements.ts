import type { Plan } from '#shared/api/plans.ts';
import type { Member } from '../../ports/plans.ts';
import { NO_PLAN, type PlanRecord } from '../../records/plan.ts';

/** For so long premium goes on after a payment that failed. */
const GRACE_MS = 14 * 24 * 3600 * 1000;

const FREE: Plan = {
  state: 'free',
  interval: null,
  period_end: null,
  payment_failed_at: null,
  grace_until: null,
};

/** The plan at that time: the days of grace and a cancelled period end by themselves. */
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

/** What a person may do beyond what everybody may. */
export interface Entitlements {
  /** Publishes what uses premium features. */
  readonly premium: boolean;
  /** Publishes nothing until a payment is made up for. */
  readonly suspended: boolean;
}

/** Decided here and nowhere else. An administrator is asked for no plan. */
export function getEntitlements(member: Member | undefined, now: Date): Entitlements {
  if (member?.role === 'admin') return { premium: true, suspended: false };
  const { state } = toPlan(member?.plan ?? NO_PLAN, now);
  return { premium: state !== 'free' && state !== 'suspended', suspended: state === 'suspended' };
}
