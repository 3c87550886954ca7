import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';

let api: Api;
let ann: Person;
beforeAll(async () => {
  api = await anApi();
  ann = await api.person('ann@example.org');
});
afterAll(() => api.stop());

const key = () => ({ 'idempotency-key': randomUUID() });

test('nobody gives themselves a role, a plan, a flag or another address', async () => {
  const wish = {
    occupation: 't',
    role: 'admin',
    plan: 'premium',
    email: 'boss@example.org',
    flags: { limit_student_fields: true },
    'custom:plan': 'premium',
  };
  const { status, body } = await api.call('updateUser', { token: ann.token, body: wish });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    occupation: 't',
    role: 'user',
    plan: 'free',
    email: 'ann@example.org',
    flags: { limit_student_fields: false },
  });
});

test('a document says nothing of its owner, its id or its publishing', async () => {
  const document = { ...aWorksheet(), id: 'mine', user_id: 'boss', is_published: true };
  const { body } = await api.call('createDocument', { token: ann.token, headers: key(), body: { document } });
  expect(body).toMatchObject({ user_id: ann.id });
  const read = await api.call('readDocument', { token: ann.token, params: { id: String(body.id) } });
  expect(read.body.document).toMatchObject({ id: body.id, user_id: ann.id, is_published: false });
});

test('markup is text, and what could pollute a prototype is dropped', async () => {
  const hostile = `{"entity_type":"worksheet","title":"<img src=x onerror=alert(1)>","__proto__":{"polluted":1},
    "constructor":{"prototype":{"polluted":1}},"items":[]}`;
  const { status, body } = await api.call('createDocument', {
    token: ann.token,
    headers: key(),
    body: { document: JSON.parse(hostile) },
  });
  expect(status).toBe(201);
  const read = await api.call('readDocument', { token: ann.token, params: { id: String(body.id) } });
  expect(read.body.document).toMatchObject({ title: '<img src=x onerror=alert(1)>' });
  expect(JSON.stringify(read.body)).not.toContain('polluted');
  expect({}).not.toHaveProperty('polluted');
});

test('a stranger and a wrong password are answered alike', async () => {
  const stranger = await api.call('logIn', { body: { email: 'no@example.org', password: 'a long secret' } });
  const wrong = await api.call('logIn', { body: { email: ann.email, password: 'another secret' } });
  const { request_id: _, ...told } = stranger.body;
  expect(stranger.status).toBe(401);
  expect(wrong).toMatchObject({ status: stranger.status, body: told });
});

test('the refresh token is in the cookie alone, and dies with the log-out', async () => {
  const eve = await api.person('eve@example.org');
  const again = await api.call('refreshSession', { cookie: eve.cookie });
  expect(again.status).toBe(200);
  expect(JSON.stringify(again.body)).not.toContain(eve.cookie.split('=')[1]);
  expect((await api.call('logOut', { cookie: eve.cookie })).cookie).toBe('__Host-session=');
  expect((await api.call('refreshSession', { cookie: eve.cookie })).status).toBe(401);
});

test('another site gets no session out of a browser that sends the cookie along', async () => {
  const { status, body } = await api.call('refreshSession', {
    cookie: ann.cookie,
    headers: { origin: 'https://evil.test' },
  });
  expect([status, body.code]).toEqual([403, 'forbidden']);
});

test('a document over 4 MB is refused by name', async () => {
  const items = Array.from({ length: 260 }, (_, index) => ({
    id: `item-${index}`,
    type: 'basic_text',
    data: { instruction: 'x'.repeat(19_000) },
  }));
  const body = { document: { entity_type: 'worksheet', items } };
  const { status, body: told } = await api.call('createDocument', { token: ann.token, headers: key(), body });
  expect([status, told.code]).toEqual([413, 'too_large']);
});
