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

/** The caller's plan as it is kept: after a purchase, premium as soon as the payment service has said so. */
export async function readPlan(
  { plans, clock, prices }: PlanPorts & Pick<Ports, 'prices'>,
  caller: Caller,
): Promise<{ plan: Plan; prices: Prices }> {
  return { plan: toPlan(await plans.find(caller.id), clock.now()), prices };
}

interface CheckoutRequest {
  readonly interval: Subscription['interval'];
  /** The document that waits to be published. */
  readonly document_id: string | null;
}

/** A page of the payment service to become premium on. Refuses whoever pays already. */
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
 * Cancels at the end of the period, or takes that back. Where nothing has been paid for too long there is no
 * period to wait for. Answers the plan as it will be kept once the payment service has told us.
 */
export async function changePlan(
  { plans, payments, clock }: PaymentPorts,
  caller: Caller,
  { cancels, reason }: { cancels: boolean; reason: string },
): Promise<Plan> {
  const kept = await plans.find(caller.id);
  const { id } = requireSubscription(kept);
  const isSuspended = toPlan(kept, clock.now()).state === 'suspended';
  const subscription =
    cancels && isSuspended
      ? await payments.endSubscription(id, reason)
      : await payments.setCancels(id, cancels, reason);
  return toPlan({ ...kept, subscription }, clock.now());
}

/** A page of the payment service to make up for a payment that failed. */
export async function payAgain(
  { plans, payments }: Pick<Ports, 'plans' | 'payments'>,
  caller: Caller,
): Promise<{ url: string }> {
  const url = await payments.findInvoicePage(requireSubscription(await plans.find(caller.id)).id);
  if (url === null) throw new ApiError('nothing_to_pay');
  return { url };
}

/**
 * Ends what is paid at once, for an account that goes. The payment service is asked how it stands, so that what
 * has ended, by an earlier try as well, is left alone.
 */
export async function endPlan(
  { plans, payments }: Pick<Ports, 'plans' | 'payments'>,
  userId: string,
): Promise<void> {
  const { subscription } = await plans.find(userId);
  const standing = subscription && (await payments.subscription(subscription.id));
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
