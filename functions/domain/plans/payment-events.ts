import type { OwnedSubscription, PaymentNotice } from '../../ports/plans.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Subscription } from '../../records/plan.ts';
import { CONFLICT, retryOnConflict } from '../reliability/retry.ts';

type PaymentEventPorts = Pick<Ports, 'plans' | 'payments' | 'paymentEvents' | 'accountDeletions' | 'clock'>;

/** Longer than the three days in which the payment service repeats an event. */
const REMEMBERED_S = 30 * 24 * 3600;

/**
 * Handles a signed notification. An event says only that something happened: the subscription is read as it is now,
 * so that repeated, late and reordered events do no harm. Throws `wrong_signature` or `malformed`; an event that
 * failed is not remembered and comes again.
 */
export async function takePaymentEvent(ports: PaymentEventPorts, notice: PaymentNotice): Promise<null> {
  const { payments, paymentEvents, clock } = ports;
  const event = await payments.verifyEvent(notice);
  if (await paymentEvents.has(event.id)) return null;
  const { subscription } = event;
  if (subscription !== null) await retryOnConflict(ports, () => syncSubscription(ports, subscription));
  await paymentEvents.remember(event.id, Math.floor(clock.now().getTime() / 1000) + REMEMBERED_S);
  return null;
}

/** Stores the plan of the subscription's user. Ends the subscription of a user who is deleted or about to be. */
async function syncSubscription(ports: PaymentEventPorts, id: string): Promise<typeof CONFLICT | undefined> {
  const { payments, plans, accountDeletions, clock } = ports;
  const owned = await payments.findSubscription(id);
  if (!owned) return undefined;
  const member = await plans.findMember(owned.userId);
  // Another site with the same payment account has users of its own.
  if (!member && !owned.soldHere) return undefined;
  // When another write came first, it may have been the end of the account.
  if (member && !(await storeBest(ports, owned.userId, id))) return CONFLICT;
  // Checked after the plan is stored: a deletion that starts later finds the subscription and ends it itself.
  const isDeleted = !member || (await accountDeletions.find(owned.userId)) !== undefined;
  if (!isDeleted) return undefined;
  await endUnlessEnded(ports, owned, 'Account deleted');
  // The plan that was stored a moment ago is erased with the rest.
  if (member) await accountDeletions.wake(owned.userId, clock.now().toISOString());
  return undefined;
}

/**
 * Stores the better of this subscription and the stored one, and ends the other. The plan is read before the
 * subscriptions, so that nothing older replaces it. Returns false when another write came first.
 */
async function storeBest(ports: PaymentEventPorts, userId: string, id: string): Promise<boolean> {
  const { plans, payments } = ports;
  const before = await plans.find(userId);
  const ids = [...new Set([id, before.subscription?.id ?? id])];
  const found = await Promise.all(ids.map((one) => payments.findSubscription(one)));
  const [best, ...others] = found.flatMap((one) => (one?.userId === userId ? [one] : [])).sort(compareWorth);
  if (!best) return true;
  for (const other of others) await endUnlessEnded(ports, other, 'Bought twice');
  const { userId: _, soldHere: __, ...subscription } = best;
  return plans.save(userId, { ...before, lock_version: before.lock_version + 1, subscription });
}

const RANK = { paid: 0, unpaid: 1, ended: 2 } as const satisfies Record<Subscription['status'], number>;

/** Sorts paid subscriptions before unpaid and ended ones, then the later end; ids make the order total. */
const compareWorth = (one: Subscription, other: Subscription): number =>
  RANK[one.status] - RANK[other.status] ||
  other.period_end.localeCompare(one.period_end) ||
  one.id.localeCompare(other.id);

async function endUnlessEnded(
  { payments }: Pick<Ports, 'payments'>,
  one: OwnedSubscription,
  why: string,
): Promise<void> {
  if (one.status !== 'ended') await payments.endSubscription(one.id, why);
}
