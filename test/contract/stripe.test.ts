import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Payments } from '#functions/ports/plans.ts';
import { signEvent } from '#infra/local/stripe/events.ts';
import { ROUTES } from '#shared/api/routes.ts';
import { type Api, anApi, type Person } from '../support/an-api.ts';

/** Stripe's own SDK against the stand-in, and the events that come back. */

let api: Api;
let ann: Person;
let payments: Payments;
let webhookSecret: string;
beforeAll(async () => {
  api = await anApi();
  ann = await api.person('ann@example.org');
  const { createStripePayments } = await import('#functions/adapters/stripe/stripe-payments.ts');
  const { readPrices: configuredPrices } = await import('#functions/adapters/stripe/configured-prices.ts');
  const { cacheSecret: keptSecret } = await import('#functions/adapters/aws/cached-secret.ts');
  payments = createStripePayments(configuredPrices());
  webhookSecret = JSON.parse(await keptSecret(api.env.STRIPE_SECRET ?? '')()).webhook_secret;
});
afterAll(() => api.stop());

const toKeyHeaders = (it: string) => ({ 'idempotency-key': it });
const readPlan = async () =>
  (await api.call('readPlan', { token: ann.token })).body.plan as { state: string };
const waitForPlan = (state: string) => expect.poll(async () => (await readPlan()).state).toBe(state);
const press = (path: string) =>
  fetch(new URL(path, api.env.STRIPE_ORIGIN), { method: 'POST', redirect: 'manual' });
const readSubscriptionId = async () => {
  const page = await (await fetch(api.env.STRIPE_ORIGIN ?? '')).text();
  return /subscriptions\/(sub_\w+)\//.exec(page)?.[1] ?? '';
};

const createEvent = (subscription: string) =>
  JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', id: subscription } },
  });
const send = (body: string, signature: string) =>
  fetch(`${api.url}/api${ROUTES.takePaymentEvent.path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });

describe('a purchase', () => {
  let page: URL;

  test('leads to a page to pay on, the same for the same key', async () => {
    const asked = {
      token: ann.token,
      headers: toKeyHeaders('buy'),
      body: { interval: 'yearly', document_id: 'd1' },
    };
    const { body } = await api.call('startCheckout', asked);
    expect((await api.call('startCheckout', asked)).body).toEqual(body);
    page = new URL(String(body.url));
    const shown = await (await fetch(page)).text();
    expect(shown).toContain('$48.00 a year');
    expect(shown).toContain('ann@example.org');
    expect(shown).toContain(`href="${api.url}/edit/d1?checkout=left"`);
    expect(await readPlan()).toMatchObject({ state: 'free' });
  });

  test('makes premium by the events that follow, in whatever order, and leads back to the document', async () => {
    const paid = await press(page.pathname);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${api.url}/edit/d1?checkout=done`]);
    await waitForPlan('premium');
    expect(await readPlan()).toMatchObject({ interval: 'yearly', payment_failed_at: null });
  });

  test('is one however often Pay is pressed', async () => {
    const before = await readSubscriptionId();
    await press(page.pathname);
    expect(await readSubscriptionId()).toBe(before);
    const again = {
      token: ann.token,
      headers: toKeyHeaders('again'),
      body: { interval: 'monthly', document_id: null },
    };
    expect((await api.call('startCheckout', again)).body.code).toBe('already_subscribed');
  });
});

test('a subscription that is cancelled ends with its period, which the events tell', async () => {
  const body = { cancels: true, reason: 'Holidays' };
  const answer = await api.call('changePlan', { token: ann.token, body });
  expect(answer.body).toMatchObject({ state: 'cancelling' });
  await waitForPlan('cancelling');
  await api.call('changePlan', { token: ann.token, body: { cancels: false } });
  await waitForPlan('premium');
});

test('a payment that fails is said with its day, and can be made up for', async () => {
  const id = await readSubscriptionId();
  await press(`/subscriptions/${id}/fail/0`);
  await waitForPlan('past_due');
  await press(`/subscriptions/${id}/fail/15`);
  await waitForPlan('suspended');
  const { body } = await api.call('payAgain', { token: ann.token });
  await press(new URL(String(body.url)).pathname);
  await waitForPlan('premium');
  expect((await api.call('payAgain', { token: ann.token })).body.code).toBe('nothing_to_pay');
});

describe('an event', () => {
  test('is refused without a good signature, with one of another secret, too old, or for other bytes', async () => {
    const body = createEvent(await readSubscriptionId());
    const old = Math.floor(Date.now() / 1000) - 600;
    const bad = ['', 'nonsense', signEvent(body, 'whsec_other'), signEvent(body, webhookSecret, old)];
    for (const signature of [...bad, signEvent(`${body} `, webhookSecret)])
      expect((await send(body, signature)).status).toBe(400);
  });

  test('of a subscription that is not ours is taken, and changes nothing', async () => {
    const body = createEvent('sub_elsewhere');
    expect((await send(body, signEvent(body, webhookSecret))).status).toBe(204);
    expect((await send(body, signEvent(body, webhookSecret))).status).toBe(204);
    expect(await readPlan()).toMatchObject({ state: 'premium' });
  });
});

describe('the port', () => {
  test('knows a subscription of nobody’s as none, and one that is with whose it is', async () => {
    expect(await payments.findSubscription('sub_nowhere')).toBeUndefined();
    expect(await payments.findSubscription(await readSubscriptionId())).toMatchObject({
      userId: ann.id,
      status: 'paid',
    });
  });

  test('ends a subscription at once, after which there is nothing to change', async () => {
    expect(await payments.endSubscription(await readSubscriptionId(), 'Test')).toMatchObject({
      status: 'ended',
    });
    await waitForPlan('free');
    const { body } = await api.call('changePlan', { token: ann.token, body: { cancels: true } });
    expect(body.code).toBe('not_subscribed');
  });

  test('shows no page of its own to another site, nor its API to who lacks the key', async () => {
    const strange = await fetch(new URL('/subscriptions/x/elapse', api.env.STRIPE_ORIGIN), {
      method: 'POST',
      headers: { origin: 'https://evil.test' },
    });
    expect(strange.status).toBe(403);
    expect((await fetch(new URL('/v1/subscriptions/x', api.env.STRIPE_ORIGIN))).status).toBe(401);
    vi.stubEnv('STRIPE_SECRET', 'file-key');
    const { createStripePayments } = await import('#functions/adapters/stripe/stripe-payments.ts');
    const locked = createStripePayments({ currency: 'usd', monthly: 1, yearly: 1 });
    vi.unstubAllEnvs();
    await expect(locked.findSubscription('sub_x')).rejects.toThrow();
  });
});

/** A page to pay on that was opened and is still to be paid. */
async function anOpenPage(interval: 'monthly' | 'yearly'): Promise<string> {
  const asked = {
    token: ann.token,
    headers: toKeyHeaders(crypto.randomUUID()),
    body: { interval, document_id: null },
  };
  return new URL(String((await api.call('startCheckout', asked)).body.url)).pathname;
}
const readSubscriptions = async () => (await fetch(api.env.STRIPE_ORIGIN ?? '')).text();

test('whoever pays on two pages has the longer plan, and the other ends, which Stripe shows with the reason', async () => {
  const pages = [await anOpenPage('yearly'), await anOpenPage('monthly')];
  await Promise.all(pages.map(press));
  await expect
    .poll(readSubscriptions)
    .toMatch(/\$6\.00 a month, canceled, ended .*\s*<p class="why">Reason: Bought twice/);
  await waitForPlan('premium');
  expect(await readPlan()).toMatchObject({ interval: 'yearly' });
  expect(await readSubscriptions()).toContain('$48.00 a year, active, renews');
  await payments.endSubscription(await readSubscriptionId(), 'Test');
  await waitForPlan('free');
});

test('an account that is deleted pays no more, whenever it is paid, and nothing of its plan is kept', async () => {
  const { token, email, id } = ann;
  const body = { interval: 'monthly', document_id: null };
  const bought = await api.call('startCheckout', { token, headers: toKeyHeaders('anew'), body });
  const late = await anOpenPage('yearly');
  await press(new URL(String(bought.body.url)).pathname);
  await waitForPlan('premium');
  const subscription = await readSubscriptionId();
  await api.call('deleteAccount', { token, body: { email } });
  await expect.poll(async () => (await payments.findSubscription(subscription))?.status).toBe('ended');
  const { createDynamoPlans } = await import('#functions/adapters/dynamo/dynamo-plans.ts');
  await expect.poll(() => createDynamoPlans().findMember(id)).toBeUndefined();
  const findPlanAfterSweep = async () => {
    // An event of the subscription may be told beside the deletion, which it then wakes.
    await api.invoke('events/delete-account', { 'detail-type': 'Scheduled Event' });
    return createDynamoPlans().find(id);
  };
  await expect.poll(findPlanAfterSweep).toMatchObject({ lock_version: 0, subscription: null });
  await press(late);
  await expect
    .poll(readSubscriptions)
    .toMatch(/\$48\.00 a year, canceled, ended .*\s*<p class="why">Reason: Account deleted/);
  await expect.poll(findPlanAfterSweep).toMatchObject({ lock_version: 0, subscription: null });
});
