import { expect, test } from 'vitest';
import { aWorld, type World } from '#test/fakes/world.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { copyDocument } from '../documents/copy.ts';
import { deleteDocument, readDocument, restoreDocument } from '../documents/documents.ts';
import { createDocument, updateDocument } from '../documents/save.ts';
import { grantPlan } from '../plans/plans.ts';
import { publishDocument, readPublishState } from '../publishing/publish.ts';
import { readPublished } from '../publishing/read-published.ts';
import { renderDocument } from '../publishing/render.ts';
import { republishDocument, shareKey, unpublishDocument } from '../publishing/unpublish.ts';
import { indexDocument, listGallery, sweepGallery } from './gallery.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };

const settings = (is_private: 0 | 1) => ({
  is_private,
  subjects: ['Science', 'Other'] as const,
  subject_other: 'Weather',
  grade_levels: ['4', 'K'] as const,
});

/** Takes everything off the bus and does it. */
async function deliver(world: World) {
  for (const event of world.sent.splice(0)) await renderDocument(world, event, world.clock.now());
  for (const id of world.changed.splice(0)) await indexDocument(world, id);
}

let publishes = 0;
async function publish(world: World, id: string, is_private: 0 | 1) {
  const head = await world.documents.find(id);
  publishes += 1;
  const { subjects, grade_levels, ...rest } = settings(is_private);
  const asked = { ...rest, subjects: [...subjects], grade_levels: [...grade_levels] };
  const write = { id, key: `publish-${publishes}`, base: head?.version ?? 0 };
  await publishDocument(world, ann, write, asked);
}

async function aPublished(is_private: 0 | 1 = 0) {
  const world = aWorld();
  await grantPlan(world, 'ann', 'premium');
  const { id } = await createDocument(world, ann, 'create', aWorksheet({ title: 'The Water Cycles' }));
  await publish(world, id, is_private);
  await deliver(world);
  const listed = async (search = {}) => (await listGallery(world, search)).entries.map((one) => one.id);
  return { world, id, listed };
}

test('a public document is found by its kind, a subject, a grade and its words, together or alone', async () => {
  const { id, listed, world } = await aPublished();
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
  const { entries } = await listGallery(world, {});
  expect(entries[0]).toMatchObject({ title: 'The Water Cycles', subjects: ['Science', 'Weather'] });
  expect(JSON.stringify(entries)).not.toContain('ann');
});

test('a private document is in no gallery', async () => {
  const { listed } = await aPublished(1);
  expect(await listed()).toEqual([]);
});

test('what is asked to be private leaves the gallery at once, before its PDF is made', async () => {
  const { world, id, listed } = await aPublished();
  await publish(world, id, 1);
  for (const changed of world.changed.splice(0)) await indexDocument(world, changed);
  expect(await listed()).toEqual([]);
});

test('a deleted document leaves the gallery, and comes back with its restore', async () => {
  const { world, id, listed } = await aPublished();
  await deleteDocument(world, ann, id);
  await deliver(world);
  expect(await listed()).toEqual([]);
  await restoreDocument(world, ann, id);
  await deliver(world);
  expect(await listed()).toEqual([id]);
});

test('unpublishing takes the page away, and its undo shows the same page again', async () => {
  const { world, id, listed } = await aPublished();
  const before = await readPublished(world, null, id);
  expect(await unpublishDocument(world, ann, id)).toMatchObject({ state: 'draft', slug: null });
  await deliver(world);
  await expect(readPublished(world, ann, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listed()).toEqual([]);
  expect(await republishDocument(world, ann, id)).toMatchObject({ state: 'published' });
  await deliver(world);
  expect(await readPublished(world, null, id)).toEqual(before);
  expect(await listed()).toEqual([id]);
  expect(await republishDocument(world, ann, id)).toMatchObject({ state: 'published' });
});

test('a renderer that was at work while its document was taken back shows nothing', async () => {
  const { world, id } = await aPublished();
  await publish(world, id, 0);
  const [event] = world.sent.splice(0);
  if (!event) throw new Error('Nothing was sent');
  const busy = {
    ...world,
    renderer: {
      async render(request: Parameters<typeof world.renderer.render>[0]) {
        await unpublishDocument(world, ann, id);
        return world.renderer.render(request);
      },
    },
  };
  await renderDocument(busy, event, world.clock.now());
  await expect(readPublished(world, ann, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await readPublishState(world, ann, id)).toMatchObject({ state: 'draft' });
  await publish(world, id, 0);
  await deliver(world);
  expect(await readPublished(world, null, id)).toMatchObject({ title: 'The Water Cycles' });
});

test('the undo of an unpublish keeps the privacy that was asked for meanwhile', async () => {
  const { world, id } = await aPublished();
  await publish(world, id, 1);
  await unpublishDocument(world, ann, id);
  await republishDocument(world, ann, id);
  await expect(readPublished(world, null, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await readPublished(world, ann, id)).toMatchObject({ is_private: 1 });
});

test('an event that the bus lost is said again by the sweeper, and one said twice changes nothing', async () => {
  const { world, id, listed } = await aPublished();
  await unpublishDocument(world, ann, id);
  world.changed.splice(0);
  expect(await sweepGallery(world)).toBe(0);
  world.pass(61_000);
  expect(await sweepGallery(world)).toBe(1);
  const again = [...world.changed, ...world.changed];
  for (const changed of again) await indexDocument(world, changed);
  expect(await listed()).toEqual([]);
  world.pass(61_000);
  expect(await sweepGallery(world)).toBe(0);
});

test('the answer key is its owner’s, until they share it with whoever sees the document', async () => {
  const { world, id } = await aPublished();
  expect(await readPublished(world, bob, id)).toMatchObject({ key_url: null, key_shared: false });
  await shareKey(world, ann, id, true);
  expect(await readPublished(world, null, id)).toMatchObject({
    key_url: expect.any(String),
    key_shared: true,
  });
  await expect(shareKey(world, bob, id, true)).rejects.toMatchObject({ code: 'not_found' });
  await shareKey(world, ann, id, false);
  expect(await readPublished(world, null, id)).toMatchObject({ key_url: null });
});

test('a copy of a public document is what was published, private, and names where it came from', async () => {
  const { world, id } = await aPublished();
  await updateDocument(world, ann, { id, key: 'later', base: 2 }, aWorksheet({ title: 'A later draft' }));
  const copy = await copyDocument(world, bob, { id, key: 'copy' });
  expect(await copyDocument(world, bob, { id, key: 'copy' })).toEqual(copy);
  const { document } = await readDocument(world, bob, copy.id);
  expect(document).toMatchObject({
    title: 'The Water Cycles',
    filename: 'Copy of Water cycle',
    copy_of_document_id: id,
    user_id: 'bob',
    is_private: 1,
  });
});

test('a copy brings the library’s drawings along as its new owner’s, and nothing that was uploaded', async () => {
  const { world, id } = await aPublished();
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
  await world.images.keep('ann', stored('star', { id: '2B50', color: null }), 'z');
  await world.images.keep('ann', stored('photo', null), 'z');
  await world.imageFiles.put('images/star.svg', { body: new Uint8Array([1]), type: 'image/svg+xml' });
  const head = await world.documents.find(id);
  const { published } = head?.publishing ?? {};
  const key = `${id}/${published?.revision}/${published?.hash}`;
  const images = ['star', 'photo'].map((name) => ({ id: name, is_icon: name === 'star', thumb: name }));
  const frozen = world.revisions.get(key);
  if (frozen) world.revisions.set(key, { ...frozen, document: aWorksheet({ images }) });
  const { id: copy } = await copyDocument(world, bob, { id, key: 'copy' });
  const { document } = await readDocument(world, bob, copy);
  expect(document.images).toHaveLength(1);
  const [own] = await world.images.find('bob', [document.images[0]?.id ?? '']);
  expect(own).toMatchObject({ icon: { id: '2B50' } });
  expect(world.pictured.has(`images/${own?.id}.svg`)).toBe(true);
});
