import { expect, test } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { endSession, noteSignIn } from './devices.ts';
import { ensureProfile } from './users.ts';

const here = { id: 'here', name: 'Chrome on Windows' };
const there = { id: 'there', name: 'Safari on iOS' };

async function aPerson(parts: Parameters<typeof createFakes>[0] = {}) {
  const fakes = createFakes(parts);
  return { fakes, user: await ensureProfile(fakes.users, { id: 'ann', email: 'ann@example.org' }) };
}

test('a sign-in on a new device is told to the owner, the first one and known ones are not', async () => {
  const { fakes, user } = await aPerson();
  await noteSignIn(fakes, { id: 'one', user }, here);
  await noteSignIn(fakes, { id: 'two', user }, here);
  expect(fakes.sentMails).toEqual([]);
  await noteSignIn(fakes, { id: 'three', user }, there);
  await noteSignIn(fakes, { id: 'four', user }, there);
  expect(fakes.sentMails).toMatchObject([
    {
      to: 'ann@example.org',
      subject: 'A new device is signed in',
      text: expect.stringContaining('Safari on iOS, 2026-03-01 at 10:00 (UTC)'),
    },
  ]);
});

test('a browser that several accounts share is new to each of them', async () => {
  const { fakes, user } = await aPerson();
  const bob = await ensureProfile(fakes.users, { id: 'bob', email: 'bob@example.org' });
  await noteSignIn(fakes, { id: 'one', user }, here);
  await noteSignIn(fakes, { id: 'two', user: bob }, there);
  await noteSignIn(fakes, { id: 'three', user: bob }, here);
  expect(fakes.sentMails).toMatchObject([{ to: 'bob@example.org' }]);
});

test('a mail that cannot be sent keeps nobody from signing in', async () => {
  const mails = { isOn: true, send: () => Promise.reject(new Error('no mail today')) };
  const { fakes, user } = await aPerson({ mails });
  await noteSignIn(fakes, { id: 'one', user }, here);
  await noteSignIn(fakes, { id: 'two', user }, there);
  expect(fakes.reportedFailures).toMatchObject([{ name: 'tell-owner' }]);
});

test('sessions are listed with their browsers until they end', async () => {
  const { fakes, user } = await aPerson();
  await noteSignIn(fakes, { id: 'one', user }, here);
  await noteSignIn(fakes, { id: 'two', user }, there);
  await endSession(fakes, 'ann', 'one');
  await endSession(fakes, 'ann', 'unknown');
  expect(await fakes.sessions.list('ann')).toMatchObject([{ id: 'two', device: 'Safari on iOS' }]);
});
