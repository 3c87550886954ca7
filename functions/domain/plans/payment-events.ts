import type { Notice, Subscription } from '../../plan-ports.ts';
import type { Ports } from '../../ports.ts';
import { Refused } from '../refused.ts';

type Taking = Pick<Ports, 'plans' | 'payments' | 'paymentEvents' | 'clock'>;

/** The payment service sends an event again for three days at the most. */
const REMEMBERED_S = 30 * 24 * 3600;

/**
 * Takes what the payment service has signed. An event says only that something happened: the subscription is
 * asked for as it stands, so that events that come twice, late or in another order do no harm. One that failed
 * is not remembered, and comes again.
 */
export async function takePaymentEvent(ports: Taking, notice: Notice): Promise<null> {
  const { payments, paymentEvents, clock } = ports;
  const event = await payments.eventIn(notice);
  if (!event) throw new Refused('forbidden');
  if (await paymentEvents.knows(event.id)) return null;
  if (event.subscription !== null) await follow(ports, event.subscription);
  await paymentEvents.remember(event.id, Math.floor(clock.now().getTime() / 1000) + REMEMBERED_S);
  return null;
}

/** Keeps the plan of whoever has the subscription; of nobody we know, nothing. */
async function follow(ports: Taking, id: string): Promise<void> {
  const known = await ports.payments.subscription(id);
  const member = known && (await ports.plans.member(known.userId));
  if (known && member) await keepNewest(ports, known.userId, id);
}

/** What is written was asked for after what it replaces was read, so that nothing older ever follows on it. */
async function keepNewest(ports: Taking, userId: string, id: string): Promise<void> {
  const { plans, payments } = ports;
  const before = await plans.find(userId);
  const ids = [...new Set([id, before.subscription?.id ?? id])];
  const asked = await Promise.all(ids.map((one) => payments.subscription(one)));
  const [best] = asked.filter((one) => one?.userId === userId).sort(byWorth);
  if (!best) return;
  const { userId: _, ...subscription } = best;
  if (await plans.keep(userId, { ...before, turn: before.turn + 1, subscription })) return;
  // Whoever was first may have been the end of the account.
  await follow(ports, id);
}

const RANK = { paid: 0, unpaid: 1, ended: 2 } as const satisfies Record<Subscription['status'], number>;

/** One that has ended takes nothing from another that is paid. */
const byWorth = (one: Subscription | undefined, other: Subscription | undefined): number =>
  one && other ? RANK[one.status] - RANK[other.status] || other.period_end.localeCompare(one.period_end) : 0;
