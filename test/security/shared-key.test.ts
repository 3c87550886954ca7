import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { publishDocumentFor } from '../support/publish-for.ts';

let api: Api;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  api = await anApi();
  ann = await api.person('ann@example.org');
  bob = await api.person('bob@example.org');
});
afterAll(() => api.stop());

const shareKey = (id: string, body: object, { token } = ann) =>
  api.call('shareKey', { token, params: { id }, body });
const read = async (id: string, token?: string) =>
  (await api.call('readPublished', { params: { id }, ...(token && { token }) })).body;
const copy = (id: string, { token } = bob) =>
  api.call('copyDocument', { token, params: { id }, headers: { 'idempotency-key': randomUUID() } });
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('a key that is shared from a day on', () => {
  test('is closed to everybody but its owner until then, in a copy too, and opens by itself', async () => {
    const { id } = await publishDocumentFor(api, ann, { is_private: 0 });
    const since = inMs(86_400_000);
    const shared = await shareKey(id, { shared: true, since });
    expect(shared).toMatchObject({ status: 200, body: { shared: false, since } });
    for (const token of [undefined, bob.token])
      expect(await read(id, token)).toMatchObject({
        ...{ key_url: null, large_key_url: null, key_shared: false, key_shared_from: since, can_copy: false },
      });
    expect((await copy(id)).status).toBe(404);
    expect(await read(id, ann.token)).toMatchObject({ key_url: expect.any(String), can_copy: true });

    await shareKey(id, { shared: true, since: inMs(1500) });
    expect((await read(id)).key_url).toBeNull();
    await expect.poll(async () => (await read(id)).key_url).toEqual(expect.any(String));
    expect(await read(id)).toMatchObject({ key_shared: true, can_copy: true });
    expect((await copy(id)).status).toBe(201);
  });

  test('is closed again by whoever shared it, and its day is moved by nobody else', async () => {
    const { id } = await publishDocumentFor(api, ann, { is_private: 0 });
    await shareKey(id, { shared: true, since: inMs(86_400_000) });
    expect((await shareKey(id, { shared: true }, bob)).status).toBe(404);
    expect((await shareKey(id, { shared: true, since: inMs(-1000) }, bob)).status).toBe(404);
    expect((await read(id)).key_url).toBeNull();
    await shareKey(id, { shared: false });
    expect(await read(id)).toMatchObject({ key_url: null, key_shared_from: null });
  });

  test('is open at once where the day has passed, and a day that is none is refused', async () => {
    const { id } = await publishDocumentFor(api, ann, { is_private: 0 });
    expect((await shareKey(id, { shared: true, since: 'tomorrow' })).status).toBe(422);
    expect((await read(id)).key_url).toBeNull();
    expect((await shareKey(id, { shared: true, since: inMs(-1000) })).body).toEqual({
      shared: true,
      since: null,
    });
    expect(await read(id)).toMatchObject({
      key_url: expect.any(String),
      key_shared: true,
      key_shared_from: null,
    });
  });

  test('keeps a private document private', async () => {
    const { id } = await publishDocumentFor(api, ann, { is_private: 0 });
    await shareKey(id, { shared: true, since: inMs(-1000) });
    await api.call('unpublishDocument', { token: ann.token, params: { id } });
    expect((await api.call('readPublished', { params: { id } })).status).toBe(404);
  });
});
