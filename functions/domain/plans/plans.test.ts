import { describe, expect, test, vi } from 'vitest';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { aSubscription } from '#test/fakes/payments.ts';
import { aMember } from '#test/fakes/users.ts';
import { listDueIds } from '#test/support/list-due.ts';
import type { Subscription } from '../../records/plan.ts';
import { getEntitlements, toPlan } from './entitlements.ts';
import { takePaymentEvent } from './payment-events.ts';
import { changePlan, endPlan, grantPlan, payAgain, readPlan, startCheckout } from './plans.ts';

const ann = { id: 'ann' };
const DAY = 24 * 3600 * 1000;
const wish = { interval: 'yearly', document_id: 'd1' } as const;

function aPayingUser(given: Partial<Subscription> = {}): Fakes {
  const fakes = createFakes();
  const subscription = aSubscription(given);
  fakes.subscriptions.set('sub', { ...subscription, userId: 'ann' });
  fakes.setMember('ann', aMember({ lock_version: 1, subscription }));
  return fakes;
}

let events = 0;
/** Creates an event of the payment service with a valid signature by default. */
const notice = (subscription: string | null = 'sub', id = `evt-${++events}`, signature = 'good') => ({
  body: new TextEncoder().encode(JSON.stringify({ id, subscription })),
  signature,
});
const stateOf = async (fakes: Fakes) => (await readPlan(fakes, ann)).plan.state;
const says = (fakes: Fakes, given: Partial<Subscription>, id = 'sub') =>
  fakes.subscriptions.set(id, { ...aSubscription({ id, ...given }), userId: 'ann' });

describe('a plan', () => {
  const at = new Date('2026-03-20T10:00:00.000Z');
  const failed = (days: number) => new Date(at.getTime() - days * DAY).toISOString();
  const unpaid = (days: number) => aSubscription({ status: 'unpaid', payment_failed_at: failed(days) });

  test.each([
    ['nothing was ever paid', null, 'free', false],
    ['it is paid', aSubscription(), 'premium', true],
    ['it is cancelled and its period runs', aSubscription({ cancels: true }), 'cancelling', true],
    ['its cancelled period is over', aSubscription({ cancels: true, period_end: failed(1) }), 'free', false],
    ['a payment failed just now', unpaid(0), 'past_due', true],
    ['a payment failed 13 days ago', unpaid(13), 'past_due', true],
    ['a payment failed 14 days ago', unpaid(14), 'suspended', false],
    ['it has ended', aSubscription({ status: 'ended' }), 'free', false],
  ])('where %s', (_, subscription, state, premium) => {
    const member = aMember({ subscription });
    expect(toPlan(member.plan, at).state).toBe(state);
    expect(getEntitlements(member, at)).toEqual({ premium, suspended: state === 'suspended' });
  });

  test('says when its grace ends, fourteen days after the payment that failed', () => {
    expect(toPlan(aMember({ subscription: unpaid(3) }).plan, at)).toMatchObject({
      payment_failed_at: '2026-03-17T10:00:00.000Z',
      grace_until: '2026-03-31T10:00:00.000Z',
    });
  });

  test('that was given is premium, whatever is paid', () => {
    const member = aMember({ granted: true, subscription: unpaid(30) });
    expect(getEntitlements(member, at)).toEqual({ premium: true, suspended: false });
  });

  test('is asked of no administrator, and nobody unknown has one', () => {
    expect(getEntitlements(aMember({ subscription: unpaid(30) }, 'admin'), at)).toEqual({
      premium: true,
      suspended: false,
    });
    expect(getEntitlements(undefined, at)).toEqual({ premium: false, suspended: false });
  });
});

describe('an event of the payment service', () => {
  test('makes premium whoever has paid, and is harmless when it comes again', async () => {
    const fakes = createFakes();
    fakes.setMember('ann', aMember());
    says(fakes, {});
    const event = notice('sub', 'evt-paid');
    await takePaymentEvent(fakes, event);
    expect(await stateOf(fakes)).toBe('premium');
    const findSubscription = vi.spyOn(fakes.payments, 'findSubscription');
    await takePaymentEvent(fakes, event);
    expect(findSubscription).not.toHaveBeenCalled();
    expect(fakes.storedPlans.get('ann')?.lock_version).toBe(1);
  });

  test('that nobody signed is refused and changes nothing', async () => {
    const fakes = aPayingUser();
    says(fakes, { status: 'ended' });
    const forged = takePaymentEvent(fakes, notice('sub', 'evt-forged', 'bad'));
    await expect(forged).rejects.toMatchObject({ code: 'wrong_signature' });
    expect(await stateOf(fakes)).toBe('premium');
  });

  test('that comes late says nothing old: the subscription is asked for as it stands', async () => {
    const fakes = aPayingUser();
    const [earlier, later] = [notice(), notice()];
    says(fakes, { status: 'ended' });
    await takePaymentEvent(fakes, later);
    await takePaymentEvent(fakes, earlier);
    expect(await stateOf(fakes)).toBe('free');
  });

  test('dealt with at the same time as another leaves what was asked for last', async () => {
    const fakes = aPayingUser();
    const { findSubscription: subscription } = fakes.payments;
    let isFirst = true;
    vi.spyOn(fakes.payments, 'findSubscription').mockImplementation(async (id) => {
      const found = await subscription(id);
      if (isFirst && fakes.storedPlans.get('ann')?.lock_version === 1) {
        isFirst = false;
        says(fakes, { status: 'ended' });
        await takePaymentEvent(fakes, notice());
      }
      return found;
    });
    await takePaymentEvent(fakes, notice());
    expect(await stateOf(fakes)).toBe('free');
  });

  test('that could not be dealt with is not remembered, and mends it when it comes again', async () => {
    const fakes = aPayingUser();
    says(fakes, { status: 'ended' });
    const event = notice();
    vi.spyOn(fakes.payments, 'findSubscription').mockRejectedValueOnce(new Error('no answer'));
    await expect(takePaymentEvent(fakes, event)).rejects.toThrow('no answer');
    await takePaymentEvent(fakes, event);
    expect(await stateOf(fakes)).toBe('free');
  });

  test('of the end of an earlier subscription takes nothing from a later one', async () => {
    const fakes = aPayingUser();
    says(fakes, { status: 'ended' }, 'earlier');
    await takePaymentEvent(fakes, notice('earlier'));
    expect(await stateOf(fakes)).toBe('premium');
    expect(fakes.storedPlans.get('ann')?.subscription?.id).toBe('sub');
  });

  test('of another site’s subscription, of nobody’s, or of something else, changes nothing', async () => {
    const fakes = aPayingUser();
    const before = new Map(fakes.storedPlans);
    const strange = { ...aSubscription({ id: 'strange' }), userId: 'theirs', soldHere: false };
    fakes.subscriptions.set('strange', strange);
    for (const id of ['strange', 'nowhere', null]) await takePaymentEvent(fakes, notice(id));
    expect(fakes.storedPlans).toEqual(before);
    expect(fakes.subscriptions.get('strange')).toEqual(strange);
  });

  const statuses = ({ subscriptions }: Fakes) => [...subscriptions.values()].map(({ status }) => status);

  test('of a purchase by an account that is gone, or that is about to go, ends it at once', async () => {
    const gone = createFakes();
    says(gone, {});
    await takePaymentEvent(gone, notice());
    expect(statuses(gone)).toEqual(['ended']);
    expect(gone.storedPlans.size).toBe(0);
    const going = aPayingUser();
    await going.accountDeletions.start('ann', '2026-03-01T10:00:00.000Z');
    await takePaymentEvent(going, notice());
    expect(statuses(going)).toEqual(['ended']);
  });

  test('that stores a plan beside the end of its account has it erased at once', async () => {
    const fakes = aPayingUser();
    const now = fakes.clock.now().toISOString();
    await fakes.accountDeletions.start('ann', now);
    await fakes.accountDeletions.reschedule('ann', '2099-01-01T00:00:00.000Z', null);
    expect(await listDueIds(fakes.accountDeletions, now)).toEqual([]);
    await takePaymentEvent(fakes, notice());
    expect(await listDueIds(fakes.accountDeletions, now)).toEqual(['ann']);
  });

  test('of a second purchase leaves the longer one running, in whatever order the two are told', async () => {
    for (const order of [
      ['sub', 'year'],
      ['year', 'sub'],
    ]) {
      const fakes = createFakes();
      fakes.setMember('ann', aMember());
      says(fakes, {});
      says(fakes, { interval: 'yearly', period_end: '2027-03-01T10:00:00.000Z' }, 'year');
      for (const id of order) await takePaymentEvent(fakes, notice(id));
      expect(statuses(fakes)).toEqual(['ended', 'paid']);
      expect(fakes.storedPlans.get('ann')?.subscription?.id).toBe('year');
    }
  });

  test('of a second purchase that could not be ended is not remembered, and ends it when it comes again', async () => {
    const fakes = aPayingUser();
    says(fakes, {}, 'twin');
    const event = notice('twin');
    vi.spyOn(fakes.payments, 'endSubscription').mockRejectedValueOnce(new Error('no answer'));
    await expect(takePaymentEvent(fakes, event)).rejects.toThrow('no answer');
    await takePaymentEvent(fakes, event);
    expect(statuses(fakes)).toEqual(['paid', 'ended']);
    expect(await stateOf(fakes)).toBe('premium');
  });

  test('of a second purchase ends no other of the two where both are told at the same time', async () => {
    const fakes = createFakes();
    fakes.setMember('ann', aMember());
    says(fakes, {});
    says(fakes, {}, 'twin');
    await Promise.all([takePaymentEvent(fakes, notice('sub')), takePaymentEvent(fakes, notice('twin'))]);
    expect(statuses(fakes).sort()).toEqual(['ended', 'paid']);
    expect(await stateOf(fakes)).toBe('premium');
  });
});

describe('paying', () => {
  test('leads to a page of the payment service, and back to the document that waits', async () => {
    const fakes = createFakes();
    expect(await startCheckout(fakes, ann, 'k', wish)).toEqual({
      url: expect.stringMatching(/^https:\/\/pay\.test\/yearly/),
    });
    expect(fakes.orders).toMatchObject([
      { user: { id: 'ann', email: 'ann@example.org' }, customer: null, returnPath: '/edit/d1' },
    ]);
    await startCheckout(fakes, ann, 'l', { ...wish, document_id: null });
    expect(fakes.orders[1]?.returnPath).toBe('/account');
  });

  test('is refused to whoever pays already, and offered again once it has ended', async () => {
    const twice = startCheckout(aPayingUser(), ann, 'k', wish);
    await expect(twice).rejects.toMatchObject({ code: 'already_subscribed' });
    const ended = aPayingUser({ status: 'ended' });
    await startCheckout(ended, ann, 'k', wish);
    expect(ended.orders).toMatchObject([{ customer: 'cus' }]);
  });

  test('again is offered where a payment is open, and nowhere else', async () => {
    const open = aPayingUser({ status: 'unpaid' });
    expect(await payAgain(open, ann)).toEqual({ url: 'https://pay.test/invoices/sub' });
    await expect(payAgain(aPayingUser(), ann)).rejects.toMatchObject({ code: 'nothing_to_pay' });
    await expect(payAgain(createFakes(), ann)).rejects.toMatchObject({ code: 'not_subscribed' });
  });
});

describe('cancelling', () => {
  const cancel = { cancels: true, reason: 'Holidays' };

  test('ends with the period that is paid, and can be taken back until then', async () => {
    const fakes = aPayingUser();
    expect(await changePlan(fakes, ann, cancel)).toMatchObject({
      state: 'cancelling',
      period_end: '2026-04-01T10:00:00.000Z',
    });
    expect(await changePlan(fakes, ann, { cancels: false, reason: '' })).toMatchObject({ state: 'premium' });
  });

  test('is written by the event that follows alone', async () => {
    const fakes = aPayingUser();
    await changePlan(fakes, ann, cancel);
    expect(await stateOf(fakes)).toBe('premium');
    await takePaymentEvent(fakes, notice());
    expect(await stateOf(fakes)).toBe('cancelling');
  });

  test('of a suspended plan ends it at once: there is no period to wait for', async () => {
    const fakes = aPayingUser({ status: 'unpaid', payment_failed_at: '2026-01-01T10:00:00.000Z' });
    expect(await changePlan(fakes, ann, cancel)).toMatchObject({ state: 'free' });
  });

  test('is refused where there is nothing to cancel', async () => {
    await expect(changePlan(createFakes(), ann, cancel)).rejects.toMatchObject({ code: 'not_subscribed' });
  });
});

test('an account that goes pays no more, however often it is asked to go', async () => {
  const fakes = aPayingUser();
  await endPlan(fakes, 'ann');
  expect(fakes.subscriptions.get('sub')).toMatchObject({ status: 'ended' });
  await takePaymentEvent(fakes, notice());
  const end = vi.spyOn(fakes.payments, 'endSubscription');
  await endPlan(fakes, 'ann');
  await endPlan(fakes, 'nobody');
  expect(end).not.toHaveBeenCalled();
});

test('an administrator gives premium and takes it back; what is paid stays', async () => {
  const fakes = aPayingUser();
  expect(await grantPlan(fakes, 'ann', 'premium')).toMatchObject({ state: 'premium', interval: null });
  expect(await grantPlan(fakes, 'ann', 'free')).toMatchObject({ state: 'premium', interval: 'monthly' });
  expect(await grantPlan(fakes, 'bob', 'free')).toMatchObject({ state: 'free' });
});
