import { describe, expect, test, vi } from 'vitest';
import { aMember, aSubscription } from '#test/fakes/plans.ts';
import { aWorld, type World } from '#test/fakes/world.ts';
import type { Subscription } from '../../records/plan.ts';
import { entitlementsOf, planAt } from './entitlements.ts';
import { takePaymentEvent } from './payment-events.ts';
import { changePlan, endPlan, grantPlan, payAgain, readPlan, startCheckout } from './plans.ts';

const ann = { id: 'ann' };
const DAY = 24 * 3600 * 1000;
const wish = { interval: 'yearly', document_id: 'd1' } as const;

function aPayingWorld(given: Partial<Subscription> = {}): World {
  const world = aWorld();
  const subscription = aSubscription(given);
  world.subscriptions.set('sub', { ...subscription, userId: 'ann' });
  world.members.set('ann', aMember({ turn: 1, subscription }));
  return world;
}

let events = 0;
/** An event of the payment service, signed as it should be unless said otherwise. */
const notice = (subscription: string | null = 'sub', id = `evt-${++events}`, signature = 'good') => ({
  body: new TextEncoder().encode(JSON.stringify({ id, subscription })),
  signature,
});
const stateOf = async (world: World) => (await readPlan(world, ann)).plan.state;
const says = (world: World, given: Partial<Subscription>, id = 'sub') =>
  world.subscriptions.set(id, { ...aSubscription({ id, ...given }), userId: 'ann' });

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
    expect(planAt(member.plan, at).state).toBe(state);
    expect(entitlementsOf(member, at)).toEqual({ premium, suspended: state === 'suspended' });
  });

  test('says when its grace ends, fourteen days after the payment that failed', () => {
    expect(planAt(aMember({ subscription: unpaid(3) }).plan, at)).toMatchObject({
      payment_failed_at: '2026-03-17T10:00:00.000Z',
      grace_until: '2026-03-31T10:00:00.000Z',
    });
  });

  test('that was given is premium, whatever is paid', () => {
    const member = aMember({ granted: true, subscription: unpaid(30) });
    expect(entitlementsOf(member, at)).toEqual({ premium: true, suspended: false });
  });

  test('is asked of no administrator, and nobody unknown has one', () => {
    expect(entitlementsOf(aMember({ subscription: unpaid(30) }, 'admin'), at)).toEqual({
      premium: true,
      suspended: false,
    });
    expect(entitlementsOf(undefined, at)).toEqual({ premium: false, suspended: false });
  });
});

describe('an event of the payment service', () => {
  test('makes premium whoever has paid, and is harmless when it comes again', async () => {
    const world = aWorld();
    world.members.set('ann', aMember());
    says(world, {});
    const event = notice('sub', 'evt-paid');
    await takePaymentEvent(world, event);
    expect(await stateOf(world)).toBe('premium');
    const asked = vi.spyOn(world.payments, 'subscription');
    await takePaymentEvent(world, event);
    expect(asked).not.toHaveBeenCalled();
    expect(world.members.get('ann')?.plan.turn).toBe(1);
  });

  test('that nobody signed is refused and changes nothing', async () => {
    const world = aPayingWorld();
    says(world, { status: 'ended' });
    const forged = takePaymentEvent(world, notice('sub', 'evt-forged', 'bad'));
    await expect(forged).rejects.toMatchObject({ code: 'forbidden' });
    expect(await stateOf(world)).toBe('premium');
  });

  test('that comes late says nothing old: the subscription is asked for as it stands', async () => {
    const world = aPayingWorld();
    const [earlier, later] = [notice(), notice()];
    says(world, { status: 'ended' });
    await takePaymentEvent(world, later);
    await takePaymentEvent(world, earlier);
    expect(await stateOf(world)).toBe('free');
  });

  test('dealt with at the same time as another leaves what was asked for last', async () => {
    const world = aPayingWorld();
    const { subscription } = world.payments;
    let isFirst = true;
    vi.spyOn(world.payments, 'subscription').mockImplementation(async (id) => {
      const found = await subscription(id);
      if (isFirst && world.members.get('ann')?.plan.turn === 1) {
        isFirst = false;
        says(world, { status: 'ended' });
        await takePaymentEvent(world, notice());
      }
      return found;
    });
    await takePaymentEvent(world, notice());
    expect(await stateOf(world)).toBe('free');
  });

  test('that could not be dealt with is not remembered, and mends it when it comes again', async () => {
    const world = aPayingWorld();
    says(world, { status: 'ended' });
    const event = notice();
    vi.spyOn(world.payments, 'subscription').mockRejectedValueOnce(new Error('no answer'));
    await expect(takePaymentEvent(world, event)).rejects.toThrow('no answer');
    await takePaymentEvent(world, event);
    expect(await stateOf(world)).toBe('free');
  });

  test('of the end of an earlier subscription takes nothing from a later one', async () => {
    const world = aPayingWorld();
    says(world, { status: 'ended' }, 'earlier');
    await takePaymentEvent(world, notice('earlier'));
    expect(await stateOf(world)).toBe('premium');
    expect(world.members.get('ann')?.plan.subscription?.id).toBe('sub');
  });

  test('of another site’s subscription, of nobody’s, or of something else, changes nothing', async () => {
    const world = aPayingWorld();
    const before = new Map(world.members);
    const strange = { ...aSubscription({ id: 'strange' }), userId: 'theirs', soldHere: false };
    world.subscriptions.set('strange', strange);
    for (const id of ['strange', 'nowhere', null]) await takePaymentEvent(world, notice(id));
    expect(world.members).toEqual(before);
    expect(world.subscriptions.get('strange')).toEqual(strange);
  });

  const statuses = ({ subscriptions }: World) => [...subscriptions.values()].map(({ status }) => status);

  test('of a purchase by an account that is gone, or that is about to go, ends it at once', async () => {
    const gone = aWorld();
    says(gone, {});
    await takePaymentEvent(gone, notice());
    expect(statuses(gone)).toEqual(['ended']);
    expect(gone.members.size).toBe(0);
    const going = aPayingWorld();
    await going.deletions.begin('ann', '2026-03-01T10:00:00.000Z');
    await takePaymentEvent(going, notice());
    expect(statuses(going)).toEqual(['ended']);
  });

  test('of a second purchase leaves the longer one running, in whatever order the two are told', async () => {
    for (const told of [
      ['sub', 'year'],
      ['year', 'sub'],
    ]) {
      const world = aWorld();
      world.members.set('ann', aMember());
      says(world, {});
      says(world, { interval: 'yearly', period_end: '2027-03-01T10:00:00.000Z' }, 'year');
      for (const id of told) await takePaymentEvent(world, notice(id));
      expect(statuses(world)).toEqual(['ended', 'paid']);
      expect(world.members.get('ann')?.plan.subscription?.id).toBe('year');
    }
  });

  test('of a second purchase that could not be ended is not remembered, and ends it when it comes again', async () => {
    const world = aPayingWorld();
    says(world, {}, 'twin');
    const event = notice('twin');
    vi.spyOn(world.payments, 'end').mockRejectedValueOnce(new Error('no answer'));
    await expect(takePaymentEvent(world, event)).rejects.toThrow('no answer');
    await takePaymentEvent(world, event);
    expect(statuses(world)).toEqual(['paid', 'ended']);
    expect(await stateOf(world)).toBe('premium');
  });

  test('of a second purchase ends no other of the two where both are told at the same time', async () => {
    const world = aWorld();
    world.members.set('ann', aMember());
    says(world, {});
    says(world, {}, 'twin');
    await Promise.all([takePaymentEvent(world, notice('sub')), takePaymentEvent(world, notice('twin'))]);
    expect(statuses(world).sort()).toEqual(['ended', 'paid']);
    expect(await stateOf(world)).toBe('premium');
  });
});

describe('paying', () => {
  test('leads to a page of the payment service, and back to the document that waits', async () => {
    const world = aWorld();
    expect(await startCheckout(world, ann, 'k', wish)).toEqual({ url: 'https://pay.test/yearly' });
    expect(world.orders).toMatchObject([
      { user: { id: 'ann', email: 'ann@example.org' }, customer: null, backTo: '/edit/d1' },
    ]);
    await startCheckout(world, ann, 'l', { ...wish, document_id: null });
    expect(world.orders[1]?.backTo).toBe('/account');
  });

  test('is refused to whoever pays already, and offered again once it has ended', async () => {
    const twice = startCheckout(aPayingWorld(), ann, 'k', wish);
    await expect(twice).rejects.toMatchObject({ code: 'already_subscribed' });
    const ended = aPayingWorld({ status: 'ended' });
    await startCheckout(ended, ann, 'k', wish);
    expect(ended.orders).toMatchObject([{ customer: 'cus' }]);
  });

  test('again is offered where a payment is open, and nowhere else', async () => {
    const open = aPayingWorld({ status: 'unpaid' });
    expect(await payAgain(open, ann)).toEqual({ url: 'https://pay.test/invoices/sub' });
    await expect(payAgain(aPayingWorld(), ann)).rejects.toMatchObject({ code: 'nothing_to_pay' });
    await expect(payAgain(aWorld(), ann)).rejects.toMatchObject({ code: 'not_subscribed' });
  });
});

describe('cancelling', () => {
  const cancel = { cancels: true, reason: 'Holidays' };

  test('ends with the period that is paid, and can be taken back until then', async () => {
    const world = aPayingWorld();
    expect(await changePlan(world, ann, cancel)).toMatchObject({
      state: 'cancelling',
      period_end: '2026-04-01T10:00:00.000Z',
    });
    expect(await changePlan(world, ann, { cancels: false, reason: '' })).toMatchObject({ state: 'premium' });
  });

  test('is written by the event that follows alone', async () => {
    const world = aPayingWorld();
    await changePlan(world, ann, cancel);
    expect(await stateOf(world)).toBe('premium');
    await takePaymentEvent(world, notice());
    expect(await stateOf(world)).toBe('cancelling');
  });

  test('of a suspended plan ends it at once: there is no period to wait for', async () => {
    const world = aPayingWorld({ status: 'unpaid', payment_failed_at: '2026-01-01T10:00:00.000Z' });
    expect(await changePlan(world, ann, cancel)).toMatchObject({ state: 'free' });
  });

  test('is refused where there is nothing to cancel', async () => {
    await expect(changePlan(aWorld(), ann, cancel)).rejects.toMatchObject({ code: 'not_subscribed' });
  });
});

test('an account that goes pays no more, however often it is asked to go', async () => {
  const world = aPayingWorld();
  await endPlan(world, 'ann');
  expect(world.subscriptions.get('sub')).toMatchObject({ status: 'ended' });
  await takePaymentEvent(world, notice());
  const end = vi.spyOn(world.payments, 'end');
  await endPlan(world, 'ann');
  await endPlan(world, 'nobody');
  expect(end).not.toHaveBeenCalled();
});

test('an administrator gives premium and takes it back; what is paid stays', async () => {
  const world = aPayingWorld();
  expect(await grantPlan(world, 'ann', 'premium')).toMatchObject({ state: 'premium', interval: null });
  expect(await grantPlan(world, 'ann', 'free')).toMatchObject({ state: 'premium', interval: 'monthly' });
  expect(await grantPlan(world, 'bob', 'free')).toMatchObject({ state: 'free' });
});
