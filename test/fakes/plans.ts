import type { Member, Order, PaymentEvents, Payments, Plans } from '#functions/ports/plans.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { NO_PLAN, type Subscription } from '#functions/records/plan.ts';
import type { User } from '#shared/api/models.ts';

/** Sold here unless it says otherwise. */
type Paid = Subscription & { readonly userId: string; readonly soldHere?: boolean };

/** Plans and payment in memory: who has which plan, and what the payment service would say. */
export interface PlansWorld extends Pick<Ports, 'plans' | 'payments' | 'paymentEvents' | 'prices'> {
  readonly members: Map<string, Member>;
  readonly subscriptions: Map<string, Paid>;
  readonly orders: Order[];
}

export const aMember = (given: Partial<Member['plan']> = {}, role: User['role'] = 'user'): Member => ({
  role,
  plan: { ...NO_PLAN, ...given },
});

export const aSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  id: 'sub',
  customer: 'cus',
  status: 'paid',
  interval: 'monthly',
  period_end: '2026-04-01T10:00:00.000Z',
  cancels: false,
  payment_failed_at: null,
  ...given,
});

export function plansInMemory(): PlansWorld {
  const members: PlansWorld['members'] = new Map();
  const subscriptions: PlansWorld['subscriptions'] = new Map();
  const orders: Order[] = [];
  return {
    ...{ members, subscriptions, orders },
    plans: plansOf(members),
    payments: paymentsOf(subscriptions, orders),
    paymentEvents: eventsInMemory(),
    prices: { currency: 'usd', monthly: 600, yearly: 4800 },
  };
}

const plansOf = (members: PlansWorld['members']): Plans => ({
  member: async (id) => members.get(id),
  find: async (id) => members.get(id)?.plan ?? NO_PLAN,
  async keep(id, next) {
    const before = members.get(id) ?? aMember();
    if (before.plan.turn !== next.turn - 1) return false;
    members.set(id, { ...before, plan: next });
    return true;
  },
});

function paymentsOf(subscriptions: PlansWorld['subscriptions'], orders: Order[]): Payments {
  const change = (id: string, changes: Partial<Subscription>): Subscription => {
    const found = subscriptions.get(id);
    if (!found) throw new Error(`There is no ${id}`);
    const { userId, soldHere = true, ...changed } = { ...found, ...changes };
    subscriptions.set(id, { ...changed, userId, soldHere });
    return changed;
  };
  return {
    async checkout(order) {
      orders.push(order);
      return `https://pay.test/${order.interval}`;
    },
    async subscription(id) {
      const found = subscriptions.get(id);
      return found && { soldHere: true, ...found };
    },
    setCancels: async (id, cancels) => change(id, { cancels }),
    end: async (id) => change(id, { status: 'ended' }),
    payPage: async (id) =>
      subscriptions.get(id)?.status === 'unpaid' ? `https://pay.test/invoices/${id}` : null,
    eventIn: async ({ body, signature }) =>
      signature === 'good' ? JSON.parse(new TextDecoder().decode(body)) : undefined,
  };
}

function eventsInMemory(): PaymentEvents {
  const known = new Set<string>();
  return { knows: async (id) => known.has(id), remember: async (id) => void known.add(id) };
}
