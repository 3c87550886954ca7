import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { makeAdmin } from '../support/make-admin.ts';

let api: Api;
let admin: Person;
beforeAll(async () => {
  api = await anApi();
  admin = await api.person('admin@example.org');
  await makeAdmin(admin);
});
afterAll(() => api.stop());

const list = async (next?: string) => {
  const asked = { token: admin.token, ...(next !== undefined && { query: { next } }) };
  const { status, body } = await api.call('listHelpRequests', asked);
  return { status, body: body as { requests?: unknown[]; next?: string } };
};
const toCursor = (text: string) => Buffer.from(text).toString('base64url');

test('an administrator reads whatever anybody wrote, page by page', async () => {
  const awkward = ['é', '🐘', '\u0000', '\ud800 half a sign', '<script>', 'x'.repeat(4000), '"\\', '٤'];
  const messages = Array.from({ length: 33 }, (_, at) => `${at} ${awkward[at] ?? ''}`.slice(0, 4000));
  for (const [at, message] of messages.entries()) {
    const { status } = await api.call('sendHelpRequest', {
      ...(at % 2 === 0 && { token: admin.token }),
      body: { id: randomUUID(), message, email: at % 3 === 0 ? 'v@example.org' : '', page: `/é/${at}` },
    });
    expect([at, status]).toEqual([at, 204]);
  }
  const first = await list();
  expect([first.status, first.body.requests?.length]).toEqual([200, 30]);
  const second = await list(first.body.next);
  expect([second.status, second.body.requests?.length]).toEqual([200, 3]);
});

test('a cursor of nobody’s is refused or begins where it says, and is no fault of ours', async () => {
  const cursors = ['', 'x', '%', toCursor('HELP'), toCursor('9999-99-99T99:99:99.999Z#x'), 'a'.repeat(1001)];
  cursors.push(toCursor('--------------------#_'), toCursor(`2026-03-01T10:00:00.000Z#${'x'.repeat(65)}`));
  for (const cursor of cursors) expect([cursor, (await list(cursor)).status < 500]).toEqual([cursor, true]);
});

test('a request that was answered is closed once, and nothing of it stays', async () => {
  const id = randomUUID();
  await api.call('sendHelpRequest', { token: admin.token, body: { id, message: 'How?' } });
  const [request] = (await list()).body.requests as { id: string; sent_at: string }[];
  expect(request?.id).toBe(id);
  const close = () =>
    api.call('closeHelpRequest', {
      token: admin.token,
      params: { request: id },
      query: { sent_at: request?.sent_at ?? '' },
    });
  expect((await close()).status).toBe(204);
  expect(JSON.stringify(await list())).not.toContain(id);
  expect((await close()).status).toBe(404);
});

test('a notice is read as it is stored, and of the past is none', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const set = (starts: number, ends: number) =>
    api.call('setMaintenance', {
      token: admin.token,
      body: { maintenance: { starts_at: at(starts), ends_at: at(ends) } },
    });
  expect((await set(-2, -1)).status).toBe(422);
  const { body } = await set(24, 25);
  const planned = await api.call('readPlannedMaintenance', { token: admin.token });
  expect(planned.body).toEqual(body);
});
