import { answerTo, type Routes } from './answers.ts';
import type { NewSession } from './state.ts';
import { errorObject, sessionObject, subscriptionObject } from './wire.ts';

/** The calls of Stripe's API that its SDK makes for us. */
export const API: Routes = [
  [
    /^POST \/v1\/checkout\/sessions$/,
    ({ account, key, form }) => ({ json: sessionObject(account.open(key, sessionIn(form)), account.origin) }),
  ],
  [
    /^GET \/v1\/subscriptions\/(\w+)$/,
    ({ account, parts: [id] }) =>
      answerTo(account.subscription(id), (one) => ({ json: subscriptionObject(one, account.origin) })),
  ],
  [
    /^POST \/v1\/subscriptions\/(\w+)$/,
    ({ account, parts: [id], form }) =>
      answerTo(account.subscription(id), (one) => {
        const cancels = form.get('cancel_at_period_end') === 'true';
        const changed = account.setCancels({ ...one, comment: commentIn(form) }, cancels);
        return { json: subscriptionObject(changed, account.origin) };
      }),
  ],
  [
    /^DELETE \/v1\/subscriptions\/(\w+)$/,
    ({ account, parts: [id], form }) =>
      answerTo(account.subscription(id), (one) => ({
        json: subscriptionObject(account.cancel({ ...one, comment: commentIn(form) }), account.origin),
      })),
  ],
];

const commentIn = (form: URLSearchParams): string => form.get('cancellation_details[comment]') ?? '';

/** As Stripe answers what it does not have. */
export const MISSING = { status: 404, json: errorObject('No such object', 'resource_missing') };
/** As it answers whoever does not know the key. */
export const UNKNOWN = { status: 401, json: errorObject('Invalid API Key provided') };

function sessionIn(form: URLSearchParams): NewSession {
  const price = 'line_items[0][price_data]';
  return {
    customer: form.get('customer'),
    email: form.get('customer_email') ?? '',
    user_id: form.get('subscription_data[metadata][user_id]') ?? '',
    site: form.get('subscription_data[metadata][site]') ?? '',
    interval: form.get(`${price}[recurring][interval]`) === 'year' ? 'year' : 'month',
    currency: form.get(`${price}[currency]`) ?? '',
    unit_amount: Number(form.get(`${price}[unit_amount]`)),
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
  };
}
