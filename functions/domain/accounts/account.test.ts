import { expect, test, vi } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { aSubscription } from '#test/fakes/payments.ts';
import { aMember } from '#test/fakes/users.ts';
import { aWorksheet } from '#test/support/builders.ts';
import type { ImageRecord } from '../../records/image.ts';
import { createDocument } from '../documents/save.ts';
import { listHelpRequests, sendHelpRequest } from '../site/help.ts';
import { recordEvent } from '../site/tracking.ts';
import { deleteAccount, eraseAccount, exportAccount, sweepDeletions } from './account.ts';
import { initializeUser, updateUser } from './users.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };
const HOURS = 3600 * 1000;
const always = () => true;

const aPhoto: ImageRecord = {
  ...{ id: 'photo', type: 'image/png', width: 4, height: 3, bytes: 9, has_middle: false, icon: null },
  ...{ created_at: '2026-03-01T10:00:00.000Z', unused_since: null },
};

async function aFullAccount() {
  const remove = vi.fn(async () => undefined);
  const accounts = { ...createFakes().accounts, remove };
  const fakes = createFakes({ accounts });
  await initializeUser(fakes, ann);
  const { id } = await createDocument(fakes, ann, 'one', aWorksheet());
  const { id: another } = await createDocument(fakes, bob, 'one', aWorksheet());
  await fakes.files.put(`published/${id}/2-abc.pdf`, new Uint8Array(), 'application/pdf');
  await fakes.images.add('ann', aPhoto, 'z');
  await fakes.imageFiles.put('images/photo.png', { body: new Uint8Array(), type: 'image/png' });
  fakes.setMember('ann', aMember({ lock_version: 1, subscription: aSubscription() }));
  fakes.subscriptions.set('sub', { ...aSubscription(), userId: 'ann' });
  await sendHelpRequest(
    fakes,
    { caller: ann, network: '192.0.2.7' },
    { id: 'h1', message: 'Help', email: '', page: '/' },
  );
  return { fakes, id, another, remove };
}

test('what the account exports has its requests for help, and nobody else’s', async () => {
  const { fakes } = await aFullAccount();
  const form = { id: 'h2', message: 'Mine', email: '', page: '/' };
  await sendHelpRequest(fakes, { caller: bob, network: '192.0.2.7' }, form);
  const { help_requests } = await exportAccount(fakes, ann);
  expect(help_requests).toMatchObject([{ id: 'h1', message: 'Help', user_id: 'ann' }]);
});

test('an account goes with everything in it and what it pays, and nobody else’s does', async () => {
  const { fakes, id, another, remove } = await aFullAccount();
  await deleteAccount(fakes, ann, ' Ann@example.org ');
  expect(remove).toHaveBeenCalledWith('ann');
  expect(await eraseAccount(fakes, 'ann')).toBe('erased');
  expect(await fakes.documents.findHead(id)).toBeUndefined();
  expect(await fakes.documents.findHead(another)).toBeDefined();
  expect([...fakes.storedFiles.keys(), ...fakes.storedPictures.keys()]).toEqual([]);
  expect(await fakes.images.list('ann')).toEqual([]);
  expect((await listHelpRequests(fakes, undefined)).requests).toEqual([]);
  expect(fakes.subscriptions.get('sub')?.status).toBe('ended');
});

test('a payment service that cannot be asked puts a deletion off, and one that has ended the plan is not asked to again', async () => {
  const { fakes, id } = await aFullAccount();
  await deleteAccount(fakes, ann, 'ann@example.org');
  const away = { ...fakes.payments, endSubscription: () => Promise.reject(new Error('away')) };
  await expect(eraseAccount({ ...fakes, payments: away }, 'ann')).rejects.toThrow('away');
  expect(await fakes.documents.findHead(id)).toBeDefined();
  fakes.subscriptions.set('sub', { ...aSubscription({ status: 'ended' }), userId: 'ann' });
  expect(await eraseAccount({ ...fakes, payments: away }, 'ann')).toBe('erased');
});

test('an account is not deleted by another address than its own, nor by an event alone', async () => {
  const { fakes, id, remove } = await aFullAccount();
  await expect(deleteAccount(fakes, ann, 'bob@example.org')).rejects.toMatchObject({ code: 'invalid' });
  expect(await eraseAccount(fakes, 'ann')).toBe('nothing to do');
  expect(remove).not.toHaveBeenCalled();
  expect(await fakes.documents.findHead(id)).toBeDefined();
});

test('a deletion that died half way is gone on with, and looks once more when every token has ended', async () => {
  const { fakes, id } = await aFullAccount();
  await deleteAccount(fakes, ann, 'ann@example.org');
  const dying = { ...fakes, images: { ...fakes.images, list: () => Promise.reject(new Error('killed')) } };
  await expect(eraseAccount(dying, 'ann')).rejects.toThrow('killed');
  expect(await fakes.images.list('ann')).toHaveLength(1);
  expect(await sweepDeletions(fakes, always)).toBe(1);
  expect(await fakes.images.list('ann')).toEqual([]);
  const old = createDocument(fakes, ann, 'with an old token', aWorksheet());
  await expect(old).rejects.toMatchObject({ code: 'session_expired' });
  await fakes.images.add('ann', { ...aPhoto, id: 'late' }, 'z');
  fakes.advanceClock(HOURS);
  expect(await sweepDeletions(fakes, always)).toBe(0);
  fakes.advanceClock(HOURS);
  expect(await sweepDeletions(fakes, always)).toBe(1);
  expect(await fakes.images.list('ann')).toEqual([]);
  expect(await fakes.documents.findHead(id)).toBeUndefined();
  fakes.advanceClock(100 * HOURS);
  expect(await sweepDeletions(fakes, always)).toBe(0);
});

test('a deletion that cannot go on holds up no other', async () => {
  const { fakes, another } = await aFullAccount();
  for (const { id } of [ann, bob]) await fakes.accountDeletions.start(id, fakes.clock.now().toISOString());
  const remove = async (id: string) => {
    if (id === 'ann') throw new Error('out of order');
  };
  fakes.advanceClock(24 * HOURS);
  const broken = { ...fakes, accounts: { ...fakes.accounts, remove } };
  await expect(sweepDeletions(broken, always)).rejects.toThrow('erase accounts: 1 failed');
  expect(await fakes.documents.findHead(another)).toBeUndefined();
  expect(await fakes.accountDeletions.find('ann')).toBeDefined();
});

test('more deletions than one page, with some that always fail before them, are done in one run', async () => {
  const broken = Array.from({ length: 25 }, (_, at) => `broken-${at}`);
  const accounts = {
    ...createFakes().accounts,
    remove: async (id: string) => {
      if (broken.includes(id)) throw new Error('out of order');
    },
  };
  const fakes = createFakes({ accounts });
  for (const id of broken) await fakes.accountDeletions.start(id, fakes.clock.now().toISOString());
  fakes.advanceClock(HOURS);
  for (let at = 0; at < 60; at += 1)
    await fakes.accountDeletions.start(`user-${at}`, fakes.clock.now().toISOString());
  fakes.advanceClock(2 * HOURS);
  await expect(sweepDeletions(fakes, always)).rejects.toThrow('erase accounts: 25 failed');
  expect(fakes.oldestDue.get('erase accounts')).toBe(3 * 3600);
  expect(await fakes.accountDeletions.find('user-59')).toBeUndefined();
  expect(await fakes.accountDeletions.find('broken-0')).toBeDefined();
});

test('an export has the profile, the answers given and every picture’s address', async () => {
  const { fakes } = await aFullAccount();
  await updateUser(fakes, ann, { name: 'Ann Lee' });
  expect(await exportAccount(fakes, ann)).toMatchObject({
    user: { id: 'ann', name: 'Ann Lee', email: 'ann@example.org' },
    publish_settings: null,
    images: [{ id: 'photo', url: 'https://files.test/images/photo.png' }],
  });
});

test('whoever wants nothing counted is not counted, whatever their pages send', async () => {
  const { fakes } = await aFullAccount();
  const event = { name: 'page_left', document_id: 'd1', variants: { make_printable: 1 } } as const;
  await recordEvent(fakes, ann, event);
  await recordEvent(fakes, null, event);
  await updateUser(fakes, ann, { tracking_off: true });
  await recordEvent(fakes, ann, event);
  expect(fakes.trackedEvents).toEqual(['ann', null].map((user_id) => ({ ...event, user_id })));
});

test('a request for help has the address of the account, or the one that a visitor gives', async () => {
  const { fakes } = await aFullAccount();
  const form = { message: 'Help', email: 'visitor@example.org', page: '/gallery' };
  await sendHelpRequest(fakes, { caller: null, network: '192.0.2.7' }, { ...form, id: 'h2' });
  await sendHelpRequest(fakes, { caller: null, network: '192.0.2.7' }, { ...form, id: 'h2' });
  const { requests } = await listHelpRequests(fakes, undefined);
  expect(requests.map(({ id, email, user_id }) => [id, email, user_id])).toEqual([
    ['h2', 'visitor@example.org', null],
    ['h1', 'ann@example.org', 'ann'],
  ]);
});
