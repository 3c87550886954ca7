import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gallery } from '#functions/ports/gallery.ts';
import type { GalleryRecord } from '#functions/records/gallery.ts';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { publishDocumentFor } from '../support/publish-for.ts';

/** The gallery on its table, the events that keep it, and an account that goes with everything in it. */
let api: Api;
let ann: Person;
let gallery: Gallery;
beforeAll(async () => {
  api = await anApi();
  ann = await api.person('ann@example.org');
  const { createDynamoGallery } = await import('#functions/adapters/dynamo/dynamo-gallery.ts');
  gallery = createDynamoGallery();
});
afterAll(() => api.stop());

const anEntry = (id: string, facets: string[], minute = 0): GalleryRecord => ({
  ...{ id, slug: 's', title: id, entity_type: 'worksheet', subjects: [], grade_levels: [], pages: 1 },
  published_at: `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  ...{ revision: 1, hash: 'abc', rendering: null, has_thumbnail: false, found_by: facets },
});

describe('the gallery’s table', () => {
  test('reads no more than it may for one page, and says that there may be more', async () => {
    const { openTable } = await import('#functions/adapters/dynamo/table.ts');
    const table = openTable();
    const crowd = Array.from({ length: 510 }, (_, at) => anEntry(`crowd-${at}`, ['kind:crowd'], 30));
    const put = (entry: GalleryRecord) =>
      table.put({ pk: 'GALLERY#kind:crowd', sk: `${entry.published_at}#${entry.id}`, ...entry, turn: 1 });
    for (let from = 0; from < crowd.length; from += 30)
      await Promise.all(crowd.slice(from, from + 30).map(put));
    await gallery.putEntry('rare', 1, anEntry('rare', ['kind:crowd', 'grade:1'], 1));
    const first = await gallery.search(['kind:crowd', 'grade:1'], undefined);
    expect(first).toMatchObject({ entries: [], next: expect.any(String) });
    const second = await gallery.search(['kind:crowd', 'grade:1'], first.next ?? undefined);
    expect(second).toMatchObject({ entries: [{ id: 'rare' }], next: null });
  });

  test('refuses a place that it did not give', async () => {
    const { status, body } = await api.call('listGallery', { query: { next: 'elsewhere' } });
    expect([status, body.where]).toEqual([422, 'query.next']);
  });
});

const listIds = async () =>
  ((await api.call('listGallery')).body.entries as { id: string }[]).map(({ id }) => id);

test('publishing for everybody and taking it back reach the gallery over the bus', async () => {
  const { id } = await publishDocumentFor(api, ann, { is_private: 0 });
  await expect.poll(listIds).toContain(id);
  await api.call('unpublishDocument', { params: { id }, token: ann.token });
  await expect.poll(listIds).not.toContain(id);
  await api.call('republishDocument', { params: { id }, token: ann.token });
  await expect.poll(listIds).toContain(id);
});

test('an account goes with its rows, its files and its place in the gallery, and its tokens lead nowhere', async () => {
  const bob = await api.person('bob@example.org');
  const { id } = await publishDocumentFor(api, bob, { is_private: 0 });
  const helped = { id: randomUUID(), message: 'How?' };
  await api.call('sendHelpRequest', { body: helped, token: bob.token });
  const { body } = await api.call('readPublished', { params: { id } });
  expect((await fetch(String(body.pdf_url))).status).toBe(200);
  await expect.poll(listIds).toContain(id);
  const asked = { body: { email: bob.email }, token: bob.token };
  expect((await api.call('deleteAccount', asked)).status).toBe(204);
  expect((await api.call('deleteAccount', asked)).status).toBe(204);
  await expect.poll(async () => (await fetch(String(body.pdf_url))).status).toBe(403);
  await expect.poll(listIds).not.toContain(id);
  const { openTable } = await import('#functions/adapters/dynamo/table.ts');
  const listRowKeys = async (pk: string) => (await openTable().listKeys(pk)).map(({ sk }) => sk);
  await expect.poll(() => listRowKeys(`USER#${bob.id}`)).toEqual(['DELETION']);
  expect(await listRowKeys(`DOC#${id}`)).toEqual([]);
  expect(await listRowKeys('HELP')).toEqual([]);
  expect((await api.call('initializeUser', { token: bob.token })).body.code).toBe('session_expired');
  expect((await api.call('refreshSession', { cookie: bob.cookie })).status).toBe(401);
});

test('a maintenance is announced by an administrator alone, and is over by itself', async () => {
  const { createDynamoNotices } = await import('#functions/adapters/dynamo/dynamo-notices.ts');
  const planned = { starts_at: '2026-03-01T10:00:00.000Z', ends_at: '2026-03-01T12:00:00.000Z' };
  expect((await api.call('readMaintenance')).body).toEqual(null);
  await createDynamoNotices().setMaintenance(planned);
  expect((await api.call('readMaintenance')).body).toEqual(planned);
  await createDynamoNotices().setMaintenance(null);
  expect((await api.call('readMaintenance')).body).toEqual(null);
});
