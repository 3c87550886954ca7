import type { Api, Person } from './an-api.ts';
import { waitFor } from './wait-for.ts';

const SUSPENDED_AFTER_DAYS = 15;

const readPlanState = async (api: Api, { token }: Person) =>
  ((await api.call('readPlan', { token })).body.plan as { state: string }).state;
const waitForPlanState = (api: Api, person: Person, state: string) =>
  waitFor(async () => {
    if ((await readPlanState(api, person)) !== state) throw new Error(`${person.email} is not ${state}`);
  });
const pressAtStripe = (api: Api, path: string) =>
  fetch(new URL(path, api.env.STRIPE_ORIGIN), { method: 'POST', redirect: 'manual' });

/** Somebody buys a plan at the stand-in for Stripe. Answers how to let its payments fail for too long. */
export async function aPlanToSuspend(api: Api, person: Person): Promise<() => Promise<void>> {
  const { body } = await api.call('startCheckout', {
    token: person.token,
    headers: { 'idempotency-key': 'buy' },
    body: { interval: 'monthly', document_id: null },
  });
  await pressAtStripe(api, new URL(String(body.url)).pathname);
  await waitForPlanState(api, person, 'premium');
  const list = await (await fetch(api.env.STRIPE_ORIGIN ?? '')).text();
  const id = /subscriptions\/(sub_\w+)\//.exec(list)?.[1];
  return async () => {
    await pressAtStripe(api, `/subscriptions/${id}/fail/${SUSPENDED_AFTER_DAYS}`);
    await waitForPlanState(api, person, 'suspended');
  };
}
