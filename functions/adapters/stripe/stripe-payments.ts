import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Prices } from '#shared/api/plans.ts';
import type { CheckoutOrder, Payments } from '../../ports/plans.ts';
import { readEnvironment } from '../../process/environment.ts';
import type { Subscription } from '../../records/plan.ts';
import { cacheSecret } from '../aws/cached-secret.ts';
import { readSignedEvent } from './signed-event.ts';

/** The content of the secret, as JSON. */
const credentials = z.object({ api_key: z.string(), webhook_secret: z.string() });

/** Short, because a user waits for the checkout page. */
const TIMEOUT_MS = 10_000;

/** Creates the port over Stripe's hosted Checkout. */
export function createStripePayments(prices: Prices): Payments {
  const { STRIPE_ORIGIN, STRIPE_SECRET, SITE_ORIGIN } = readEnvironment(
    'STRIPE_ORIGIN',
    'STRIPE_SECRET',
    'SITE_ORIGIN',
  );
  const secret = cacheSecret(STRIPE_SECRET);
  const readCredentials = async () => credentials.parse(JSON.parse(await secret()));
  const createClient = async () =>
    new Stripe((await readCredentials()).api_key, toStripeSettings(STRIPE_ORIGIN));
  return {
    async createCheckout(order) {
      const { checkout } = await createClient();
      const { url } = await checkout.sessions.create(toCheckoutSession(order, prices, SITE_ORIGIN), {
        idempotencyKey: order.key,
      });
      if (!url) throw new Error('Stripe gave no page to pay on');
      return url;
    },
    async findSubscription(id) {
      const { subscriptions } = await createClient();
      const found = await subscriptions.retrieve(id, EXPANDED).catch(ignoreNotFound);
      if (!found?.metadata.user_id) return undefined;
      const { user_id: userId, site } = found.metadata;
      return { ...toSubscription(found), userId, soldHere: site === SITE_ORIGIN };
    },
    async setCancels(id, cancels, reason) {
      const { subscriptions } = await createClient();
      const change = { cancel_at_period_end: cancels, ...toCancellationComment(reason) };
      return toSubscription(await subscriptions.update(id, { ...change, ...EXPANDED }));
    },
    async endSubscription(id, reason) {
      const { subscriptions } = await createClient();
      return toSubscription(
        await subscriptions.cancel(id, { ...toCancellationComment(reason), ...EXPANDED }),
      );
    },
    async findInvoicePage(id) {
      const { subscriptions } = await createClient();
      const invoice = getInvoice(await subscriptions.retrieve(id, EXPANDED));
      return invoice?.status === 'open' ? (invoice.hosted_invoice_url ?? null) : null;
    },
    async verifyEvent(notice) {
      const { webhook_secret } = await readCredentials();
      return readSignedEvent(notice, webhook_secret, new Date());
    },
  };
}

const EXPANDED = { expand: ['latest_invoice'] };

function toStripeSettings(origin: string): Stripe.StripeConfig {
  const { protocol, hostname, port } = new URL(origin);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port && { port }),
    timeout: TIMEOUT_MS,
    telemetry: false,
  };
}

const EVERY = { monthly: 'month', yearly: 'year' } as const;

/** Describes a checkout session. The price is sent along, so that it equals the one in the editor. */
function toCheckoutSession(
  { user, interval, customer, returnPath: backTo }: CheckoutOrder,
  prices: Prices,
  site: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    client_reference_id: user.id,
    ...(customer ? { customer } : { customer_email: user.email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: prices.currency,
          unit_amount: prices[interval],
          recurring: { interval: EVERY[interval] },
          product_data: { name: 'Handout Premium' },
        },
      },
    ],
    subscription_data: { metadata: { user_id: user.id, site } },
    success_url: `${site}${backTo}?checkout=done`,
    cancel_url: `${site}${backTo}?checkout=left`,
  };
}

const toCancellationComment = (comment: string) =>
  comment.trim() ? { cancellation_details: { comment } } : {};

const UNPAID: readonly string[] = ['past_due', 'unpaid', 'paused'];
const toStatus = (status: string): Subscription['status'] => {
  if (status === 'active' || status === 'trialing') return 'paid';
  return UNPAID.includes(status) ? 'unpaid' : 'ended';
};

const toInstant = (seconds: number): string => new Date(seconds * 1000).toISOString();

const getInvoice = ({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null =>
  typeof latest_invoice === 'object' ? latest_invoice : null;

function toSubscription(found: Stripe.Subscription): Subscription {
  const { id, customer, cancel_at_period_end, items } = found;
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no items`);
  const status = toStatus(found.status);
  // Stripe creates the invoice when the period begins and keeps it for every attempt to collect it.
  const invoiced = getInvoice(found)?.created ?? item.current_period_start;
  return {
    id,
    customer: typeof customer === 'string' ? customer : customer.id,
    status,
    interval: item.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    period_end: toInstant(item.current_period_end),
    cancels: cancel_at_period_end,
    payment_failed_at: status === 'unpaid' ? toInstant(invoiced) : null,
  };
}

function ignoreNotFound(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
  throw error;
}
