import { ApiError } from '#functions/errors/api-error.ts';
import type { CheckoutOrder, PaymentEvents, Payments } from '#functions/ports/plans.ts';
import type { Subscription } from '#functions/records/plan.ts';

/** A subscription at the fake payment service; `soldHere` is true when left out. */
export type FakeSubscription = Subscription & { readonly userId: string; readonly soldHere?: boolean };

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

/** A payment service in memory. It believes the signature "good" and reads the event from the body. */
export function createPayments(
  subscriptions: Map<string, FakeSubscription>,
  orders: CheckoutOrder[],
): Payments {
  const change = (id: string, changes: Partial<Subscription>): Subscription => {
    const found = subscriptions.get(id);
    if (!found) throw new Error(`There is no ${id}`);
    const { userId, soldHere = true, ...changed } = { ...found, ...changes };
    subscriptions.set(id, { ...changed, userId, soldHere });
    return changed;
  };
  return {
    async createCheckout(order) {
      orders.push(order);
      return `https://pay.test/${order.interval}/${order.key}`;
    },
    async findSubscription(id) {
      const found = subscriptions.get(id);
      return found && { soldHere: true, ...found };
    },
    setCancels: async (id, cancels) => change(id, { cancels }),
    endSubscription: async (id) => change(id, { status: 'ended' }),
    findInvoicePage: async (id) =>
      subscriptions.get(id)?.status === 'unpaid' ? `https://pay.test/invoices/${id}` : null,
    async verifyEvent({ body, signature }) {
      if (signature !== 'good') throw new ApiError('wrong_signature');
      return JSON.parse(new TextDecoder().decode(body));
    },
  };
}

/** Handled payment events in memory. */
export function createPaymentEvents(): PaymentEvents {
  const handled = new Set<string>();
  return { has: async (id) => handled.has(id), remember: async (id) => void handled.add(id) };
}
