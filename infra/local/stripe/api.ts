import { answerIfFound, type Routes } from './answers.ts';
import type { NewSession } from './state.ts';
import { toErrorObject, toSessionObject, toSubscriptionObject } from './wire.ts';

/** The calls of Stripe's API that its SDK makes for us. */
export const API_ROUTES: Routes = [
  [
    /^POST \/v1\/checkout\/sessions$/,
    ({ account, key, form }) => ({
      json: toSessionObject(account.openSession(key, parseSession(form)), account.origin),
    }),
  ],
  [
    /^GET \/v1\/subscriptions\/(\w+)$/,
    ({ account, parts: [id] }) =>
      answerIfFound(account.findSubscription(id), (subscription) => ({
        json: toSubscriptionObject(subscription, account.origin),
      })),
  ],
  [
    /^POST \/v1\/subscriptions\/(\w+)$/,
    ({ account, parts: [id], form }) =>
      answerIfFound(account.findSubscription(id), (subscription) => {
        const cancels = form.get('cancel_at_period_end') === 'true';
        const changed = account.setCancelAtPeriodEnd(
          { ...subscription, comment: readComment(form) },
          cancels,
        );
        return { json: toSubscriptionObject(changed, account.origin) };
      }),
  ],
  [
    /^DELETE \/v1\/subscriptions\/(\w+)$/,
    ({ account, parts: [id], form }) =>
      answerIfFound(account.findSubscription(id), (subscription) => ({
        json: toSubscriptionObject(
          account.cancel({ ...subscription, comment: readComment(form) }),
          account.origin,
        ),
      })),
  ],
];

const readComment = (form: URLSearchParams): string => form.get('cancellation_details[comment]') ?? '';

/** Stripe's answer for an object that does not exist. */
export const NO_SUCH_OBJECT = { status: 404, json: toErrorObject('No such object', 'resource_missing') };
/** Stripe's answer to a caller without the key. */
export const INVALID_KEY = { status: 401, json: toErrorObject('Invalid API Key provided') };

function parseSession(form: URLSearchParams): NewSession {
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
