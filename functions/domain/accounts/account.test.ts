import { expect, test, vi } from 'vitest';
import { aMember, aSubscription } from '#test/fakes/plans.ts';
import { aWorld } from '#test/fakes/world.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { createDocument } from '../documents/save.ts';
import { listHelpRequests, sendHelpRequest } from '../site/help.ts';
import { recordEvent } from '../site/tracking.ts';
import { deleteAccount, eraseAccount, exportAccount, sweepDeletions } from './account.ts';
import { initializeUser, updateUser } from './users.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };
const HOURS = 3600 * 1000;

async function aFullAccount() {
  const remove = vi.fn(async () => undefined);
  const accounts = { ...aWorld().accounts, remove };
  const world = aWorld({ accounts });
  await initializeUser(world, ann);
  const { id } = await createDocument(world, ann, 'one', aWorksheet());
  const { id: another } = await createDocument(world, bob, 'one', aWorksheet());
  await world.files.put(`published/${id}/2-abc.pdf`, new Uint8Array(), 'application/pdf');
  await world.images.keep(
    'ann',
    {
      ...{ id: 'photo', type: 'image/png', width: 4, height: 3, bytes: 9, has_middle: false, icon: null },
      ...{ created_at: '2026-03-01T10:00:00.000Z', unused_since: null },
    },
    'z',
  );
  await world.imageFiles.put('images/photo.png', { body: new Uint8Array(), type: 'image/png' });
  world.members.set('ann', aMember({ turn: 1, subscription: aSubscription() }));
  world.subscriptions.set('sub', { ...aSubscription(), userId: 'ann' });
  await sendHelpRequest(world, ann, { id: 'h1', message: 'Help', email: '', page: '/' });
  return { world, id, another, remove };
}

test('an account goes with everything in it and what it pays, and nobody else’s does', async () => {
  const { world, id, another, remove } = await aFullAccount();
  await deleteAccount(world, ann, ' Ann@example.org ');
  expect(remove).toHaveBeenCalledWith('ann');
  expect(await eraseAccount(world, 'ann')).toBe('erased');
  expect(await world.documents.find(id)).toBeUndefined();
  expect(await world.documents.find(another)).toBeDefined();
  expect([...world.stored.keys(), ...world.pictured.keys()]).toEqual([]);
  expect(await world.images.list('ann')).toEqual([]);
  expect((await listHelpRequests(world, undefined)).requests).toEqual([]);
  expect(world.subscriptions.get('sub')?.status).toBe('ended');
});

test('a payment service that cannot be asked puts a deletion off, and one that has ended the plan is not asked to again', async () => {
  const { world, id } = await aFullAccount();
  await deleteAccount(world, ann, 'ann@example.org');
  const away = { ...world.payments, end: () => Promise.reject(new Error('away')) };
  await expect(eraseAccount({ ...world, payments: away }, 'ann')).rejects.toThrow('away');
  expect(await world.documents.find(id)).toBeDefined();
  world.subscriptions.set('sub', { ...aSubscription({ status: 'ended' }), userId: 'ann' });
  expect(await eraseAccount({ ...world, payments: away }, 'ann')).toBe('erased');
});

test('an account is not deleted by another address than its own, nor by an event alone', async () => {
  const { world, id, remove } = await aFullAccount();
  await expect(deleteAccount(world, ann, 'bob@example.org')).rejects.toMatchObject({ code: 'invalid' });
  expect(await eraseAccount(world, 'ann')).toBe('nothing to do');
  expect(remove).not.toHaveBeenCalled();
  expect(await world.documents.find(id)).toBeDefined();
});

test('a deletion that died half way is gone on with, and looks once more when every token has ended', async () => {
  const { world, id } = await aFullAccount();
  await deleteAccount(world, ann, 'ann@example.org');
  const dying = { ...world, images: { ...world.images, list: () => Promise.reject(new Error('killed')) } };
  await expect(eraseAccount(dying, 'ann')).rejects.toThrow('killed');
  expect(await world.images.list('ann')).toHaveLength(1);
  expect(await sweepDeletions(world)).toBe(1);
  expect(await world.images.list('ann')).toEqual([]);
  const late = await createDocument(world, ann, 'with an old token', aWorksheet());
  world.pass(HOURS);
  expect(await sweepDeletions(world)).toBe(0);
  world.pass(HOURS);
  expect(await sweepDeletions(world)).toBe(1);
  expect(await world.documents.find(late.id)).toBeUndefined();
  expect(await world.documents.find(id)).toBeUndefined();
  world.pass(100 * HOURS);
  expect(await sweepDeletions(world)).toBe(0);
});

test('a deletion that cannot go on holds up no other', async () => {
  const { world, another } = await aFullAccount();
  for (const { id } of [ann, bob]) await world.deletions.begin(id, world.clock.now().toISOString());
  const remove = async (id: string) => {
    if (id === 'ann') throw new Error('out of order');
  };
  world.pass(24 * HOURS);
  const broken = { ...world, accounts: { ...world.accounts, remove } };
  await expect(sweepDeletions(broken)).rejects.toThrow('Deletions that are not done: 1');
  expect(await world.documents.find(another)).toBeUndefined();
  expect(await world.deletions.since('ann')).toBeDefined();
});

test('an export has the profile, the answers given and every picture’s address', async () => {
  const { world } = await aFullAccount();
  expect(await exportAccount(world, ann)).toMatchObject({
    user: { id: 'ann', email: 'ann@example.org' },
    publish_settings: null,
    images: [{ id: 'photo', url: 'https://files.test/images/photo.png' }],
  });
});

test('whoever wants nothing counted is not counted, whatever their pages send', async () => {
  const { world } = await aFullAccount();
  const event = { name: 'page_left', document_id: 'd1' } as const;
  await recordEvent(world, ann, event);
  await recordEvent(world, null, event);
  await updateUser(world, ann, { tracking_off: true });
  await recordEvent(world, ann, event);
  expect(world.tracked.map(({ user_id }) => user_id)).toEqual(['ann', null]);
});

test('a request for help has the address of the account, or the one that a visitor gives', async () => {
  const { world } = await aFullAccount();
  const asked = { message: 'Help', email: 'visitor@example.org', page: '/gallery' };
  await sendHelpRequest(world, null, { ...asked, id: 'h2' });
  await sendHelpRequest(world, null, { ...asked, id: 'h2' });
  const { requests } = await listHelpRequests(world, undefined);
  expect(requests.map(({ id, email, user_id }) => [id, email, user_id])).toEqual([
    ['h2', 'visitor@example.org', null],
    ['h1', 'ann@example.org', 'ann'],
  ]);
});
