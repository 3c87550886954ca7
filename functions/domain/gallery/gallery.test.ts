import { expect, test } from 'vitest';
import type { PublishSettings } from '#shared/api/models.ts';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { aMember } from '#test/fakes/users.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { copyDocument } from '../documents/copy.ts';
import { deleteDocument, readDocument, restoreDocument } from '../documents/documents.ts';
import { createDocument, updateDocument } from '../documents/save.ts';
import { publishDocument, readPublishState } from '../publishing/publish.ts';
import { readPublished } from '../publishing/read-published.ts';
import { renderDocument } from '../publishing/render.ts';
import { republishDocument, shareKey, shareLink, unpublishDocument } from '../publishing/unpublish.ts';
import { indexDocument, listGallery, sweepGallery } from './gallery.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };

const settings = (is_private: 0 | 1): PublishSettings => ({
  is_private,
  subjects: ['Science', 'Other'],
  subject_other: 'Weather',
  grade_levels: ['4', 'K'],
});

/** Handles every event on the bus. */
async function deliver(fakes: Fakes) {
  for (const event of fakes.publishRequests.splice(0)) await renderDocument(fakes, event, fakes.clock.now());
  for (const id of fakes.galleryChanges.splice(0)) await indexDocument(fakes, id);
}

let publishes = 0;
async function publish(fakes: Fakes, id: string, is_private: 0 | 1, link_shared = false) {
  const head = await fakes.documents.findHead(id);
  publishes += 1;
  const write = { id, key: `publish-${publishes}`, base: head?.version ?? 0 };
  await publishDocument(fakes, ann, write, { ...settings(is_private), link_shared });
}

async function aPublished(is_private: 0 | 1 = 0) {
  const fakes = createFakes();
  fakes.setMember('ann', aMember({ granted: true }));
  const { id } = await createDocument(fakes, ann, 'create', aWorksheet({ title: 'The Water Cycles' }));
  await publish(fakes, id, is_private);
  await deliver(fakes);
  const listed = async (search = {}) => (await listGallery(fakes, search)).entries.map((one) => one.id);
  return { fakes, id, listed };
}

test('a public document is found by its kind, a subject, a grade and its words, together or alone', async () => {
  const { id, listed, fakes } = await aPublished();
  for (const search of [
    {},
    { kind: 'worksheet' },
    { subject: 'Science', grade: 'K' },
    { subject: 'Other' },
    { words: 'CYCLE of Wäter'.replace('of ', '') },
    { words: 'weather', kind: 'worksheet', grade: '4' },
  ])
    expect([search, await listed(search)]).toEqual([search, [id]]);
  for (const search of [{ kind: 'bingo' }, { subject: 'Math' }, { grade: '5' }, { words: 'water snow' }])
    expect([search, await listed(search)]).toEqual([search, []]);
  const { entries } = await listGallery(fakes, {});
  expect(entries[0]).toMatchObject({ title: 'The Water Cycles', subjects: ['Science', 'Weather'] });
  expect(JSON.stringify(entries)).not.toContain('ann');
});

test('a private document is in no gallery', async () => {
  const { listed } = await aPublished(1);
  expect(await listed()).toEqual([]);
});

test('what is asked to be private leaves the gallery at once, before its PDF is made', async () => {
  const { fakes, id, listed } = await aPublished();
  await publish(fakes, id, 1);
  for (const changed of fakes.galleryChanges.splice(0)) await indexDocument(fakes, changed);
  expect(await listed()).toEqual([]);
});

test('a deleted document leaves the gallery, and comes back with its restore', async () => {
  const { fakes, id, listed } = await aPublished();
  await deleteDocument(fakes, ann, id);
  await deliver(fakes);
  expect(await listed()).toEqual([]);
  await restoreDocument(fakes, ann, id);
  await deliver(fakes);
  expect(await listed()).toEqual([id]);
});

test('unpublishing takes the page away, and its undo shows the same page again', async () => {
  const { fakes, id, listed } = await aPublished();
  const before = await readPublished(fakes, null, id);
  expect(await unpublishDocument(fakes, ann, id)).toMatchObject({ state: 'draft', slug: null });
  await deliver(fakes);
  await expect(readPublished(fakes, ann, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listed()).toEqual([]);
  expect(await republishDocument(fakes, ann, id)).toMatchObject({ state: 'published' });
  await deliver(fakes);
  expect(await readPublished(fakes, null, id)).toEqual(before);
  expect(await listed()).toEqual([id]);
  expect(await republishDocument(fakes, ann, id)).toMatchObject({ state: 'published' });
});

test('a renderer that was at work while its document was taken back shows nothing', async () => {
  const { fakes, id } = await aPublished();
  await publish(fakes, id, 0);
  const [event] = fakes.publishRequests.splice(0);
  if (!event) throw new Error('Nothing was sent');
  const busy = {
    ...fakes,
    renderer: {
      async render(request: Parameters<typeof fakes.renderer.render>[0]) {
        await unpublishDocument(fakes, ann, id);
        return fakes.renderer.render(request);
      },
    },
  };
  await renderDocument(busy, event, fakes.clock.now());
  await expect(readPublished(fakes, ann, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await readPublishState(fakes, ann, id)).toMatchObject({ state: 'draft' });
  await publish(fakes, id, 0);
  await deliver(fakes);
  expect(await readPublished(fakes, null, id)).toMatchObject({ title: 'The Water Cycles' });
});

test('the undo of an unpublish keeps the privacy that was asked for meanwhile', async () => {
  const { fakes, id } = await aPublished();
  await publish(fakes, id, 1);
  await unpublishDocument(fakes, ann, id);
  await republishDocument(fakes, ann, id);
  await expect(readPublished(fakes, null, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await readPublished(fakes, ann, id)).toMatchObject({ is_private: 1 });
});

test('an event that the bus lost is said again by the sweeper, and one said twice changes nothing', async () => {
  const { fakes, id, listed } = await aPublished();
  await unpublishDocument(fakes, ann, id);
  fakes.galleryChanges.splice(0);
  expect(await sweepGallery(fakes)).toBe(0);
  fakes.advanceClock(61_000);
  expect(await sweepGallery(fakes)).toBe(1);
  const again = [...fakes.galleryChanges, ...fakes.galleryChanges];
  for (const changed of again) await indexDocument(fakes, changed);
  expect(await listed()).toEqual([]);
  fakes.advanceClock(61_000);
  expect(await sweepGallery(fakes)).toBe(0);
});

test('the answer key is its owner’s, until they share it with whoever sees the document', async () => {
  const { fakes, id } = await aPublished();
  expect(await readPublished(fakes, bob, id)).toMatchObject({ key_url: null, key_shared: false });
  await shareKey(fakes, ann, id, true);
  expect(await readPublished(fakes, null, id)).toMatchObject({
    key_url: expect.any(String),
    key_shared: true,
  });
  await expect(shareKey(fakes, bob, id, true)).rejects.toMatchObject({ code: 'not_found' });
  await shareKey(fakes, ann, id, false);
  expect(await readPublished(fakes, null, id)).toMatchObject({ key_url: null });
});

test('a link opens a private document to everybody, outside the gallery, and keeps the answers', async () => {
  const { fakes, id, listed } = await aPublished(1);
  const copy = () => copyDocument(fakes, bob, { id, key: 'copy' });
  const notFound = { code: 'not_found' };
  await expect(readPublished(fakes, null, id)).rejects.toMatchObject(notFound);
  await expect(shareLink(fakes, bob, id, true)).rejects.toMatchObject(notFound);
  await shareLink(fakes, ann, id, true);
  await deliver(fakes);
  expect(await readPublished(fakes, null, id)).toMatchObject({
    is_private: 1,
    link_shared: true,
    key_url: null,
    can_copy: false,
  });
  expect(await readPublishState(fakes, ann, id)).toMatchObject({ link_shared: true });
  expect(await listed()).toEqual([]);
  await expect(copy()).rejects.toMatchObject(notFound);
  await shareKey(fakes, ann, id, true);
  expect(await readPublished(fakes, bob, id)).toMatchObject({ key_url: expect.any(String), can_copy: true });
  expect(await copy()).toMatchObject({ user_id: 'bob' });
  await shareLink(fakes, ann, id, false);
  await expect(readPublished(fakes, bob, id)).rejects.toMatchObject(notFound);
  expect(await readPublished(fakes, ann, id)).toMatchObject({ link_shared: false, can_copy: true });
});

test('what is published for the link alone leaves the gallery and opens by its link', async () => {
  const { fakes, id, listed } = await aPublished();
  await publish(fakes, id, 1, true);
  for (const changed of fakes.galleryChanges.splice(0)) await indexDocument(fakes, changed);
  expect(await listed()).toEqual([]);
  expect(await readPublished(fakes, null, id)).toMatchObject({ is_private: 0 });
  await deliver(fakes);
  expect(await readPublished(fakes, null, id)).toMatchObject({ is_private: 1, link_shared: true });
  expect(await listed()).toEqual([]);
});

test('a copy of a public document is what was published, as public, and names where it came from', async () => {
  const { fakes, id } = await aPublished();
  await updateDocument(fakes, ann, { id, key: 'later', base: 2 }, aWorksheet({ title: 'A later draft' }));
  const copy = await copyDocument(fakes, bob, { id, key: 'copy' });
  expect(await copyDocument(fakes, bob, { id, key: 'copy' })).toEqual(copy);
  const { document } = await readDocument(fakes, bob, copy.id);
  expect(document).toMatchObject({
    title: 'The Water Cycles',
    filename: 'Copy of Water cycle',
    copy_of_document_id: id,
    user_id: 'bob',
    is_private: 0,
  });
});

test('a copy brings the library’s drawings along as its new owner’s, and nothing that was uploaded', async () => {
  const { fakes, id } = await aPublished();
  const stored = (own: string, icon: { id: string; color: null } | null) =>
    ({
      ...{
        id: own,
        type: 'image/svg+xml' as const,
        width: 72,
        height: 72,
        bytes: 9,
        has_middle: false,
        icon,
      },
      ...{ created_at: '2026-03-01T10:00:00.000Z', unused_since: null },
    }) as const;
  await fakes.images.add('ann', stored('star', { id: '2B50', color: null }), 'z');
  await fakes.images.add('ann', stored('photo', null), 'z');
  await fakes.imageFiles.put('images/star.svg', { body: new Uint8Array([1]), type: 'image/svg+xml' });
  const head = await fakes.documents.findHead(id);
  const { published } = head?.publishing ?? {};
  const key = `${id}/${published?.revision}/${published?.hash}`;
  const kept = ['star', 'photo'].map((name) => ({ id: name, is_icon: name === 'star', thumb: name }));
  const images = [...kept, { id: 'clock', drawing: { kind: 'clock', value: '3:30' } }];
  const frozen = fakes.revisions.get(key);
  if (frozen) fakes.revisions.set(key, { ...frozen, document: aWorksheet({ images }) });
  const { id: copy } = await copyDocument(fakes, bob, { id, key: 'copy' });
  const { document } = await readDocument(fakes, bob, copy);
  // What is drawn from a value is everybody's.
  expect(document.images.map(({ drawing }) => drawing?.value)).toEqual([undefined, '3:30']);
  const [own] = await fakes.images.find('bob', [document.images[0]?.id ?? '']);
  expect(own).toMatchObject({ icon: { id: '2B50' } });
  expect(fakes.storedPictures.has(`images/${own?.id}.svg`)).toBe(true);
});

test('the answer key is shared from a day on, for the audience it was promised to', async () => {
  const { fakes, id } = await aPublished();
  const since = new Date(fakes.clock.now().getTime() + 60_000).toISOString();
  expect(await shareKey(fakes, ann, id, true, since)).toEqual({ shared: false, since });
  expect(await readPublished(fakes, bob, id)).toMatchObject({ key_url: null, can_copy: false });
  await expect(copyDocument(fakes, bob, { id, key: 'early' })).rejects.toMatchObject({ code: 'not_found' });
  fakes.advanceClock(60_000);
  expect(await readPublished(fakes, bob, id)).toMatchObject({ key_url: expect.any(String), can_copy: true });
  expect(await copyDocument(fakes, bob, { id, key: 'late' })).toMatchObject({ user_id: 'bob' });
  await publish(fakes, id, 1, true);
  await deliver(fakes);
  expect(await readPublished(fakes, bob, id)).toMatchObject({ key_url: null, key_shared_from: null });
});
