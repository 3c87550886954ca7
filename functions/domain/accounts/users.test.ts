import { expect, test } from 'vitest';
import { sheetLetterhead } from '#shared/kinds/worksheet/letterhead/sheet-letterhead.ts';
import { createFakes } from '#test/fakes/fakes.ts';
import { initializeUser, setRole, updateUser } from './users.ts';

const ann = { id: 'ann' };

test('the first call makes the profile, free and unprivileged, and later ones find it', async () => {
  const fakes = createFakes();
  const user = await initializeUser(fakes, ann);
  expect(user).toMatchObject({ id: 'ann', email: 'ann@example.org', plan: 'free', role: 'user' });
  await updateUser(fakes, ann, { occupation: 't' });
  expect(await initializeUser(fakes, ann)).toMatchObject({ occupation: 't' });
});

test('a change of a profile that nobody has made yet makes it first', async () => {
  expect(await updateUser(createFakes(), ann, { request_no_email: false })).toMatchObject({
    request_no_email: false,
  });
});

test('a name is kept until it is changed or taken back, and nothing else changes with it', async () => {
  const fakes = createFakes();
  expect(await initializeUser(fakes, ann)).toMatchObject({ name: '' });
  await updateUser(fakes, ann, { occupation: 't', name: 'Ann Lee' });
  expect(await updateUser(fakes, ann, { paper: 'a4' })).toMatchObject({ name: 'Ann Lee', occupation: 't' });
  expect(await updateUser(fakes, ann, { name: '' })).toMatchObject({
    name: '',
    occupation: 't',
    paper: 'a4',
  });
});

test('an operator makes an administrator of somebody, who keeps the rest, and takes it back', async () => {
  const fakes = createFakes();
  expect(await setRole(fakes, 'ann', 'admin')).toMatchObject({ role: 'admin', email: 'ann@example.org' });
  await updateUser(fakes, ann, { occupation: 't' });
  expect(await setRole(fakes, 'ann', 'user')).toMatchObject({ role: 'user', occupation: 't' });
});

test('a letterhead is kept for the account until it is taken away', async () => {
  const fakes = createFakes();
  const letterhead = sheetLetterhead.parse({ school: 'Elm Street School' });
  expect(await initializeUser(fakes, ann)).toMatchObject({ letterhead: null });
  expect(await updateUser(fakes, ann, { letterhead })).toMatchObject({ letterhead });
  expect(await updateUser(fakes, ann, { paper: 'a4' })).toMatchObject({ letterhead });
  expect(await updateUser(fakes, ann, { letterhead: null })).toMatchObject({ letterhead: null });
});
