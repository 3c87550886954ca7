// @module-tag slow
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRIES, VISITS } from '#functions/domain/access/tries.ts';
import type { RouteName } from '#shared/api/routes.ts';
import { type Api, anApi } from '../support/an-api.ts';

/** What a stranger can try on the whole server, from the gateway to the table. */

let api: Api;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.stop());

const password = 'a long secret';
const code = '123456';
const KINDS: [keyof typeof TRIES, RouteName, object, status: number][] = [
  ['passwords', 'logIn', { password }, 401],
  ['codes', 'confirmSignUp', { password, code }, 422],
  ['resetCodes', 'resetPassword', { password, code }, 422],
  ['resetMails', 'forgotPassword', {}, 204],
  ['mails', 'resendCode', {}, 204],
  ['mails', 'signUp', { password }, 200],
];

test.each(KINDS)(
  '%s of one account end after so many at %s, and the answer says how long to wait',
  async (what, route, rest, status) => {
    const email = `${route}@example.org`;
    const attempt = (headers = {}) => api.call(route, { body: { email, ...rest }, headers });
    for (let count = 0; count < TRIES[what].strangers.limit; count += 1)
      expect((await attempt()).status).toBe(status);
    // Whatever a browser says of its address.
    const refused = await attempt({ 'x-viewer-address': '203.0.113.9' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.body.message).toMatch(
      /^Too many tries for this account. Please wait (a minute|\d+ minutes|about an hour), then/,
    );
  },
);

test('a stranger who uses up all tries keeps the owner out of none: their browser still logs in, asks for a code and uses it', async () => {
  const owner = await api.person('locked@example.org');
  const { email } = owner;
  const known = { cookie: await readBrowserCookie(email) };
  const strange = async (route: RouteName, body: object) => (await api.call(route, { body })).status;
  for (let count = 0; count < TRIES.passwords.strangers.limit + 2; count += 1)
    await strange('logIn', { email, password: 'a guess' });
  for (let count = 0; count < TRIES.resetMails.strangers.limit + 2; count += 1)
    await strange('forgotPassword', { email });
  for (let count = 0; count < TRIES.resetCodes.strangers.limit + 2; count += 1)
    await strange('resetPassword', { email, code: '000000', password });
  expect(await strange('logIn', { email, password })).toBe(429);
  expect(await strange('forgotPassword', { email })).toBe(429);

  expect((await api.call('logIn', { body: { email, password }, ...known })).status).toBe(200);
  expect((await api.call('forgotPassword', { body: { email }, ...known })).status).toBe(204);
  const mail = api.mailbox.list().find(({ to, code: sent }) => to === email && sent !== '');
  const reset = { email, code: mail?.code ?? '', password: 'another long secret' };
  expect((await api.call('resetPassword', { body: reset, ...known })).status).toBe(200);
});

/** Signs in once, as the owner did before, and returns the cookie by which the browser is known again. */
async function readBrowserCookie(email: string): Promise<string> {
  const response = await fetch(`${api.url}/api/session/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: api.url },
    body: JSON.stringify({ email, password }),
  });
  const cookies = response.headers.getSetCookie();
  const cookie = cookies.find((one) => one.startsWith('__Host-browser='));
  if (!cookie) throw new Error(`No cookie of the browser came with the answer ${response.status}`);
  return cookie.split(';')[0] ?? '';
}

test('requests for help without an account end after so many from a network', async () => {
  const ask = (count: number) =>
    api.call('sendHelpRequest', {
      body: { id: `h${count}`, message: 'Help', email: 'a@example.org', page: '/' },
    });
  for (let count = 0; count < VISITS.help.limit; count += 1) expect((await ask(count)).status).toBe(204);
  expect((await ask(VISITS.help.limit)).status).toBe(429);
});

test('a made-up address counts as the network that it comes from', async () => {
  const { name, limit, windowSeconds } = TRIES.resetCodes.network;
  const window = Math.floor(Date.now() / 1000 / windowSeconds);
  // This machine by both versions of IP. The firewall would stop as many requests before.
  for (const network of ['127.0.0.1', '0000000000000000/64'])
    await api.clients.dynamo.send(
      new PutItemCommand({
        TableName: api.env.TABLE_NAME,
        Item: {
          pk: { S: `TRIES#network#${network}` },
          sk: { S: `QUOTA#${name}#${window}` },
          count: { N: String(limit) },
        },
      }),
    );
  const refused = await api.call('resetPassword', {
    body: { email: 'ann@example.org', password, code },
    headers: { 'x-viewer-address': '203.0.113.9' },
  });
  expect(refused).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/^Too many tries from this network/) },
  });
});
