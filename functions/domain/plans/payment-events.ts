import { ApiError } from '../../errors/api-error.ts';
import type { OwnedSubscription, PaymentNotice } from '../../ports/plans.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Subscription } from '../../records/plan.ts';

type PaymentEventPorts = Pick<Ports, 'plans' | 'payments' | 'paymentEvents' | 'accountDeletions' | 'clock'>;

/** The payment service sends an event again for three days at the most. */
const REMEMBERED_S = 30 * 24 * 3600;

/**
 * Takes what the payment service has signed. An event says only that something happened: the subscription is
 * asked for as it stands, so that events that come twice, late or in another order do no harm. One that failed
 * is not remembered, and comes again.
 */
export async function takePaymentEvent(ports: PaymentEventPorts, notice: PaymentNotice): Promise<null> {
  const { payments, paymentEvents, clock } = ports;
  const event = await payments.verifyEvent(notice);
  if (!event) throw new ApiError('forbidden');
  if (await paymentEvents.has(event.id)) return null;
  if (event.subscription !== null) await syncSubscription(ports, event.subscription);
  await paymentEvents.remember(event.id, Math.floor(clock.now().getTime() / 1000) + REMEMBERED_S);
  return null;
}

/** Keeps the plan of whoever has the subscription. What an account that is gone, or is about to go, has bought ends. */
async function syncSubscription(ports: PaymentEventPorts, id: string): Promise<void> {
  const { payments, plans, accountDeletions: deletions } = ports;
  const known = await payments.subscription(id);
  if (!known) return;
  const member = await plans.findMember(known.userId);
  // Another site's people are none of ours: what they have bought is not ours to end.
  if (!member && !known.soldHere) return;
  if (member) await storeBest(ports, known.userId, id);
  // Asked once the plan is kept: a deletion that begins from now on finds it there, and ends it itself.
  const isGoing = !member || (await deletions.findStart(known.userId)) !== undefined;
  if (isGoing) await endUnlessEnded(ports, known, 'Account deleted');
}

/**
 * What is written was asked for after what it replaces was read, so that nothing older ever follows on it. Nobody
 * pays twice: of two subscriptions one ends before the other is kept, and who looks later finds the same one worse.
 */
async function storeBest(ports: PaymentEventPorts, userId: string, id: string): Promise<void> {
  const { plans, payments } = ports;
  const before = await plans.find(userId);
  const ids = [...new Set([id, before.subscription?.id ?? id])];
  const asked = await Promise.all(ids.map((one) => payments.subscription(one)));
  const [best, ...others] = asked.flatMap((one) => (one?.userId === userId ? [one] : [])).sort(compareWorth);
  if (!best) return;
  for (const other of others) await endUnlessEnded(ports, other, 'Bought twice');
  const { userId: _, soldHere: __, ...subscription } = best;
  if (await plans.save(userId, { ...before, lock_version: before.lock_version + 1, subscription })) return;
  // Whoever was first may have been the end of the account.
  await syncSubscription(ports, id);
}

const RANK = { paid: 0, unpaid: 1, ended: 2 } as const satisfies Record<Subscription['status'], number>;

/** One that has ended takes nothing from another that is paid; of two alike it is always the same one. */
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
