// @module-tag slow
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWithVariables } from '#infra/local/lambda/environment.ts';
import { loadHandler } from '#infra/local/lambda/lambda.ts';
import { aFolder } from '../support/a-folder.ts';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';

/** The drill: the user pool is lost, and its daily copy brings everybody back to the account that they had. */

let api: Api;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.stop());

/** Runs the daily function with the rights of its own role, and returns the copy that it wrote. */
async function copyPool(): Promise<string> {
  const { accessKeyId, secretAccessKey } = api.getFunctionKey('events/copy-users');
  const context = {} as Parameters<Awaited<ReturnType<typeof loadHandler>>>[1];
  await runWithVariables(
    { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
    async () => (await loadHandler('events/copy-users'))({}, context),
  );
  const Key = `users/${new Date().toISOString().slice(0, 10)}.jsonl.gz`;
  const { Body } = await api.clients.s3.send(new GetObjectCommand({ Bucket: 'documents', Key }));
  const path = join(aFolder(), 'users.jsonl.gz');
  writeFileSync(path, (await Body?.transformToByteArray()) ?? '');
  return path;
}

/** Loses a user of the pool; the table keeps its rows. */
const lose = ({ email }: Pick<Person, 'email'>) =>
  api.clients.cognito.send(new AdminDeleteUserCommand({ UserPoolId: api.env.USER_POOL_ID, Username: email }));
const restore = async (path: string) =>
  (await import('#functions/recovery/restore-users.ts')).restoreUsers(path);

let writes = 0;
async function create({ token }: Pick<Person, 'token'>, title: string) {
  const headers = { 'idempotency-key': `write-${writes++}` };
  const document = aWorksheet({ title, filename: title });
  return api.call('createDocument', { token, headers, body: { document } });
}
async function listNames(token: string): Promise<unknown[]> {
  const { body } = await api.call('listDocuments', { token });
  return (body.documents as { filename: string }[]).map(({ filename }) => filename).sort();
}

const NEW_PASSWORD = 'another long secret';
/** Comes back as a restored user does: a mailed code, and a new password. */
async function comeBack(email: string) {
  await api.call('forgotPassword', { body: { email } });
  const code = api.mailbox.list().find((mail) => mail.to === email)?.code;
  const { body, status } = await api.call('resetPassword', {
    body: { email, code, password: NEW_PASSWORD },
  });
  return { status, token: String(body.access_token), user: body.user as { id: string } };
}

test('the copy holds each user with sub, state, attributes and groups, and no password', async () => {
  const ann = await api.person('ann@example.org');
  const text = gunzipSync(readFileSync(await copyPool())).toString();
  const user = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .find(({ email }) => email === ann.email);
  expect(user).toEqual({
    ...{ login: ann.id, email: ann.email, status: 'CONFIRMED', enabled: true, groups: [] },
    created_at: expect.stringMatching(/^20\d\d-/),
    attributes: { sub: ann.id, email: ann.email, email_verified: 'true' },
  });
  expect(text).not.toMatch(/password|hash|salt/i);
});

test('a lost user comes back to the same account, with all that is theirs, though the pool gives a new sub', async () => {
  const bob = await api.person('bob@example.org');
  await create(bob, 'Before');
  const copy = await copyPool();
  await lose(bob);
  expect(await restore(copy)).toMatchObject({ restored: [bob.email], taken: [] });
  // Nobody is let in by the password that the restore set, nor by the former one.
  const old = await api.call('logIn', { body: { email: bob.email, password: 'a long secret' } });
  expect(old.body.code).toBe('wrong_password');

  const back = await comeBack(bob.email);
  expect(back).toMatchObject({ status: 200, user: { id: bob.id } });
  expect(await listNames(back.token)).toEqual(['Before']);
  expect((await create(back, 'After')).body.user_id).toBe(bob.id);
  expect(await listNames(back.token)).toEqual(['After', 'Before']);
  const { cookie } = await api.call('logIn', { body: { email: bob.email, password: NEW_PASSWORD } });
  const refreshed = await api.call('refreshSession', { cookie });
  expect(refreshed.body.user).toMatchObject({ id: bob.id, email: bob.email });
  // Safe to repeat.
  expect(await restore(copy)).toMatchObject({ restored: [], present: expect.arrayContaining([bob.email]) });
});

test('a restore that broke off before the new sub was noted goes on, and nobody gets an empty account', async () => {
  const eve = await api.person('eve@example.org');
  const copy = await copyPool();
  await lose(eve);
  const { AdminCreateUserCommand } = await import('@aws-sdk/client-cognito-identity-provider');
  const UserAttributes = [{ Name: 'email', Value: eve.email }];
  const invitation = { UserPoolId: api.env.USER_POOL_ID, Username: eve.email, UserAttributes };
  await api.clients.cognito.send(new AdminCreateUserCommand({ ...invitation, MessageAction: 'SUPPRESS' }));
  // Without a password of their own they cannot ask for a code.
  const mails = api.mailbox.list().length;
  await api.call('forgotPassword', { body: { email: eve.email } });
  expect(api.mailbox.list()).toHaveLength(mails);
  expect(await restore(copy)).toMatchObject({ restored: [eve.email] });
  expect((await comeBack(eve.email)).user.id).toBe(eve.id);
});

test('whoever signed up anew since is named, and nothing of theirs is changed', async () => {
  const dan = await api.person('dan@example.org');
  const copy = await copyPool();
  await lose(dan);
  const anew = await api.person(dan.email);
  expect(anew.id).not.toBe(dan.id);
  expect(await restore(copy)).toMatchObject({ taken: [dan.email] });
  expect((await api.call('initializeUser', { token: anew.token })).body.id).toBe(anew.id);
});

test('an account that was deleted since the copy stays deleted, and an address that nobody confirmed stays out', async () => {
  const fay = await api.person('fay@example.org');
  await api.call('signUp', { body: { email: 'gus@example.org', password: 'a long secret' } });
  const copy = await copyPool();
  await api.call('deleteAccount', { token: fay.token, body: { email: fay.email } });
  await lose({ email: 'gus@example.org' });
  const { restored, gone } = await restore(copy);
  expect(restored).toEqual([]);
  expect(gone).toEqual(expect.arrayContaining([fay.email, 'gus@example.org']));
});

test('a restored account can be deleted: its login leaves the pool, and its token opens nothing any more', async () => {
  const hal = await api.person('hal@example.org');
  const copy = await copyPool();
  await lose(hal);
  await restore(copy);
  const { token } = await comeBack(hal.email);
  expect((await api.call('deleteAccount', { token, body: { email: hal.email } })).status).toBe(204);
  const again = await api.call('logIn', { body: { email: hal.email, password: NEW_PASSWORD } });
  expect(again.body.code).toBe('wrong_password');
  expect((await create({ token }, 'Late')).body.code).toBe('session_expired');
});

test('a line that is no user is named', async () => {
  const path = join(aFolder(), 'broken.jsonl.gz');
  writeFileSync(path, gzipSync('\n{"login":1}\n'));
  await expect(restore(path)).rejects.toThrow(`${path}, line 2 is no user of a copy`);
});

test('a copy that breaks off, or that is not there, restores nobody', async () => {
  const ida = await api.person('ida@example.org');
  const copy = await copyPool();
  await lose(ida);
  const broken = join(aFolder(), 'broken.jsonl.gz');
  writeFileSync(broken, readFileSync(copy).subarray(0, -20));
  await expect(restore(broken)).rejects.toThrow('unexpected end of file');
  await expect(restore(`${broken}.gone`)).rejects.toThrow('no such file');
  const found = await api.call('logIn', { body: { email: ida.email, password: NEW_PASSWORD } });
  expect(found.status).not.toBe(200);
  expect(await restore(copy)).toMatchObject({ restored: expect.arrayContaining([ida.email]) });
});

test('many users come back at the same time, each once', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `many-${at}@example.org`);
  const people = await Promise.all(names.map((email) => api.person(email)));
  const copy = await copyPool();
  await Promise.all(people.map(lose));
  const { restored } = await restore(copy);
  expect(restored.filter((email) => email.startsWith('many-')).sort()).toEqual(names.toSorted());
  const { present } = await restore(copy);
  expect(present).toEqual(expect.arrayContaining(names));
});
