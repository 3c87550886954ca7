import { expect, test } from 'vitest';
import { aWorld } from '#test/fakes/world.ts';
import { giveRole, initializeUser, updateUser } from './users.ts';

const ann = { id: 'ann' };

test('the first call makes the profile, free and unprivileged, and later ones find it', async () => {
  const world = aWorld();
  const user = await initializeUser(world, ann);
  expect(user).toMatchObject({ id: 'ann', email: 'ann@example.org', plan: 'free', role: 'user' });
  await updateUser(world, ann, { occupation: 't' });
  expect(await initializeUser(world, ann)).toMatchObject({ occupation: 't' });
});

test('a change of a profile that nobody has made yet makes it first', async () => {
  expect(await updateUser(aWorld(), ann, { request_no_email: false })).toMatchObject({
    request_no_email: false,
  });
});

test('an operator makes an administrator of somebody, who keeps the rest, and takes it back', async () => {
  const world = aWorld();
  expect(await giveRole(world, 'ann', 'admin')).toMatchObject({ role: 'admin', email: 'ann@example.org' });
  await updateUser(world, ann, { occupation: 't' });
  expect(await giveRole(world, 'ann', 'user')).toMatchObject({ role: 'user', occupation: 't' });
});
