import type { Session, Subscription } from './state.ts';

/** Converts a session to Stripe's object, with the fields that we read. */

export const toSessionObject = (session: Session, origin: string) => ({
  id: session.id,
  object: 'checkout.session',
  mode: 'subscription',
  url: session.subscription === null ? `${origin}/pay/${session.id}` : null,
  status: session.subscription === null ? 'open' : 'complete',
  client_reference_id: session.user_id,
  subscription: session.subscription,
});

/** Converts a subscription to Stripe's object. With `origin`, its invoice is included as an object. */
export function toSubscriptionObject(subscription: Subscription, origin?: string) {
  const { id, customer, status, cancel_at_period_end, user_id, site, currency, unit_amount, interval } =
    subscription;
  const item = {
    id: `si_${id}`,
    object: 'subscription_item',
    current_period_start: subscription.period_start,
    current_period_end: subscription.period_end,
    price: { id: `price_${id}`, object: 'price', currency, unit_amount, recurring: { interval } },
  };
  return {
    ...{ id, object: 'subscription', customer, status, cancel_at_period_end },
    metadata: { user_id, site },
    items: { object: 'list', data: [item] },
    latest_invoice: origin ? toInvoiceObject(subscription, origin) : subscription.invoice.id,
  };
}

export const toInvoiceObject = ({ id, invoice }: Subscription, origin: string) => ({
  ...invoice,
  object: 'invoice',
  hosted_invoice_url: `${origin}/invoices/${invoice.id}`,
  parent: { type: 'subscription_details', subscription_details: { subscription: id } },
});

export const toErrorObject = (message: string, code?: string) => ({
  error: { type: 'invalid_request_error', message, ...(code && { code }) },
});
