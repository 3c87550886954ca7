import type { User } from '#shared/api/models.ts';
import type { Plan, Prices } from '#shared/api/plans.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { PlanRecord, Subscription } from '../../records/plan.ts';
import { consumeQuota, type QuotaPorts } from '../access/quotas.ts';
import { CONFLICT, retryOnConflict } from '../reliability/retry.ts';
import { toPlan } from './entitlements.ts';

type PlanPorts = Pick<Ports, 'plans' | 'clock'>;
type PaymentPorts = PlanPorts & Pick<Ports, 'payments'>;

/**
 * Reads the caller's plan. After a purchase it becomes premium once the payment service has sent its event.
 */
export async function readPlan(
  { plans, clock, prices }: PlanPorts & Pick<Ports, 'prices'>,
  caller: Caller,
): Promise<{ plan: Plan; prices: Prices }> {
  return { plan: toPlan(await plans.find(caller.id), clock.now()), prices };
}

interface CheckoutRequest {
  readonly interval: Subscription['interval'];
  /** The document to return to after the payment. */
  readonly document_id: string | null;
}

/** Creates a checkout page. Throws `already_subscribed` when the caller has a subscription. */
export async function startCheckout(
  ports: QuotaPorts & Pick<Ports, 'plans' | 'payments' | 'accounts' | 'ids'>,
  caller: Caller,
  key: string,
  { interval, document_id }: CheckoutRequest,
): Promise<{ url: string }> {
  const { plans, payments, accounts, ids } = ports;
  const { subscription } = await plans.find(caller.id);
  if (subscription && subscription.status !== 'ended') throw new ApiError('already_subscribed');
  await consumeQuota(ports, caller, 'checkouts');
  const url = await payments.createCheckout({
    user: await accounts.find(caller.id),
    interval,
    customer: subscription?.customer ?? null,
    returnPath: document_id === null ? '/account' : `/edit/${document_id}`,
    key: ids.derive(caller.id, 'checkout', key),
  });
  return { url };
}

/**
 * Cancels at the end of the period, or renews again. A suspended plan ends at once. Returns the plan that will
 * be stored when the payment service's event arrives.
 */
export async function changePlan(
  { plans, payments, clock }: PaymentPorts,
  caller: Caller,
  { cancels, reason }: { cancels: boolean; reason: string },
): Promise<Plan> {
  const plan = await plans.find(caller.id);
  const { id } = requireSubscription(plan);
  const isSuspended = toPlan(plan, clock.now()).state === 'suspended';
  const subscription =
    cancels && isSuspended
      ? await payments.endSubscription(id, reason)
      : await payments.setCancels(id, cancels, reason);
  return toPlan({ ...plan, subscription }, clock.now());
}

/** Returns the page that pays the failed invoice. Throws `nothing_to_pay` when none is open. */
export async function payAgain(
  { plans, payments }: Pick<Ports, 'plans' | 'payments'>,
  caller: Caller,
): Promise<{ url: string }> {
  const url = await payments.findInvoicePage(requireSubscription(await plans.find(caller.id)).id);
  if (url === null) throw new ApiError('nothing_to_pay');
  return { url };
}

/**
 * Ends the subscription of an account that is being deleted. Asks the payment service for its state, so that a
 * repetition changes nothing.
 */
export async function endPlan(
  { plans, payments }: Pick<Ports, 'plans' | 'payments'>,
  userId: string,
): Promise<void> {
  const { subscription } = await plans.find(userId);
  const standing = subscription && (await payments.findSubscription(subscription.id));
  if (standing && standing.status !== 'ended') await payments.endSubscription(standing.id, 'Account deleted');
}

function requireSubscription({ subscription }: PlanRecord): Subscription {
  if (!subscription || subscription.status === 'ended') throw new ApiError('not_subscribed');
  return subscription;
}

/** Gives a user premium free of charge, or takes it back. Returns the plan. */
export async function grantPlan(
  { plans, clock }: PlanPorts,
  userId: string,
  plan: User['plan'],
): Promise<Plan> {
  return retryOnConflict({ clock }, async () => {
    const before = await plans.find(userId);
    const next = { ...before, lock_version: before.lock_version + 1, granted: plan === 'premium' };
    return (await plans.save(userId, next)) ? toPlan(next, clock.now()) : CONFLICT;
  });
}
