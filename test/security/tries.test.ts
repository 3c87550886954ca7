// @module-tag slow
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TRIES } from '#functions/domain/access/tries.ts';
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
  ['codes', 'resetPassword', { password, code }, 422],
  ['mails', 'forgotPassword', {}, 204],
  ['mails', 'resendCode', {}, 204],
  ['mails', 'signUp', { password }, 200],
];

test.each(KINDS)(
  '%s of one account end after so many at %s, and the answer says how long to wait',
  async (what, route, rest, status) => {
    const email = `${route}@example.org`;
    const attempt = (headers = {}) => api.call(route, { body: { email, ...rest }, headers });
    for (let count = 0; count < TRIES[what].account.limit; count += 1)
      expect((await attempt()).status).toBe(status);
    // Whatever a browser says of its address.
    const refused = await attempt({ 'x-viewer-address': '203.0.113.9' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.body.message).toMatch(
      /^Too many tries for this account. Please wait (a minute|\d+ minutes|about an hour), then/,
    );
  },
);

test('a made-up address counts as the network that it comes from', async () => {
  const { name, limit, windowSeconds } = TRIES.codes.network;
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
