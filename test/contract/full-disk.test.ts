import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Purpose } from '#infra/local/process/disk-space.ts';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';

/** A disk that fills up: what may still be written says how much of the reserve is left. */
let free: readonly Purpose[] = ['making room', 'anything'];
let api: Api;
let ann: Person;
let id: string;
beforeAll(async () => {
  api = await anApi({ hasRoom: (purpose = 'anything') => free.includes(purpose) });
  ann = await api.person('ann@example.org');
  id = String((await create()).body.id);
});
afterAll(() => api.stop());

const create = (token = ann.token) =>
  api.call('createDocument', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { document: aWorksheet() },
  });
const logIn = () => api.call('logIn', { body: { email: ann.email, password: 'a long secret' } });

test('on a full disk nothing new is saved, and whoever comes back can sign in, read, delete, and leave', async () => {
  free = ['making room'];
  expect((await create()).status).toBe(507);
  const { status, body, cookie = '' } = await logIn();
  expect(status).toBe(200);
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await api.call('refreshSession', { cookie, headers })).status).toBe(200);
  const token = String(body.access_token);
  expect((await api.call('readDocument', { token, params: { id } })).status).toBe(200);
  expect((await api.call('deleteDocument', { token, params: { id } })).status).toBeLessThan(300);
  expect((await api.call('readDocument', { token, params: { id } })).status).toBe(404);
  expect((await api.call('deleteAccount', { token, body: { email: ann.email } })).status).toBeLessThan(300);
});

test('where half of the reserve is used, too, nothing is written any more', async () => {
  free = [];
  expect((await logIn()).status).toBe(507);
});
