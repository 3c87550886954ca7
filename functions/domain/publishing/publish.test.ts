import { expect, test, vi } from 'vitest';
import { publishSettings } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { publishedGame } from '#shared/kinds/bingo/published-game.ts';
import { aMember } from '#test/fakes/plans.ts';
import { aWorld, type World } from '#test/fakes/world.ts';
import { aBingo, aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { Unprintable } from '../../errors/unprintable-error.ts';
import { deleteDocument, readDocument, restoreDocument } from '../documents/documents.ts';
import { createDocument, updateDocument } from '../documents/save.ts';
import { publishDocument, readPublishSettings, readPublishState } from './publish.ts';
import { readPublished } from './read-published.ts';
import { renderDocument } from './render.ts';
import { sweepPublishing } from './sweep-publishing.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };
const settings = publishSettings.parse({
  is_private: 0,
  subjects: ['Science', 'Reading'],
  subject_other: '',
  grade_levels: ['4'],
});

async function aKeptDocument(
  parts: Parameters<typeof aWorld>[0] = {},
  document: HandoutDocument = aWorksheet(),
) {
  const world = aWorld(parts);
  // Private is for those who have a plan.
  world.members.set('ann', aMember({ granted: true }));
  const { id } = await createDocument(world, ann, 'create', document);
  return { world, id };
}

const now = ({ clock }: World): Date => clock.now();

/** Delivers what is on the bus once; a delivery that throws is not delivered again. */
async function deliver(world: World) {
  for (const event of world.sent.splice(0))
    await renderDocument(world, event, now(world)).catch(() => undefined);
}

test('publishing keeps the answers of Make Printable in the document and queues its revision', async () => {
  const { world, id } = await aKeptDocument();
  const answer = await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  expect(answer).toMatchObject({ version: 2, publish: { state: 'queued', revision: 2 } });
  expect(world.sent).toEqual([{ document_id: id, revision: 2 }]);
  const { document, hash } = await readDocument(world, ann, id);
  expect(hash).toBe(answer.hash);
  expect(document).toMatchObject({
    subject: 'Science',
    subjects: ['Science', 'Reading'],
    grade_levels: ['4'],
  });
  expect(await readPublishSettings(world, ann)).toEqual(settings);
});

test('a published document has its PDF, its key and its picture, and says so', async () => {
  const { world, id } = await aKeptDocument();
  const { hash } = await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(world);
  expect([...world.stored.keys()].sort()).toEqual([
    `published/${id}/2-${hash}-key.pdf`,
    `published/${id}/2-${hash}.pdf`,
    `published/${id}/2-${hash}.webp`,
  ]);
  expect(await readPublishState(world, ann, id)).toMatchObject({
    state: 'published',
    published_revision: 2,
    slug: 'the-water-cycle',
  });
  expect((await readDocument(world, ann, id)).document.is_published).toBe(true);
});

test('a document that asks for it has its sheets and its key in large print too, the key for its owner alone', async () => {
  const asked: [boolean, boolean][] = [];
  const renderer: World['renderer'] = {
    async render({ answerKey, large = false }) {
      asked.push([answerKey, large]);
      return { pdf: new Uint8Array(), pages: 1, warnings: [], thumbnail: null };
    },
  };
  const { world, id } = await aKeptDocument({ renderer }, aWorksheet({ large_print: true }));
  const { hash } = await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(world);
  expect(asked).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
  const file = (ending: string) => expect.stringContaining(`published/${id}/2-${hash}${ending}`);
  const seen = { large_pdf_url: file('-large.pdf'), large_key_url: file('-large-key.pdf') };
  expect(await readPublished(world, ann, id)).toMatchObject(seen);
  expect(await readPublished(world, bob, id)).toMatchObject({ ...seen, large_key_url: null });
});

test('a deck has no key, as there is nothing to solve, and its cards for the screen', async () => {
  const deck = aFlashcardSet({ page_setup: 's1', sides: 'fold_over', large_print: true });
  const { world, id } = await aKeptDocument({}, deck);
  const { hash } = await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(world);
  const endings = [...world.stored.keys()].map((name) => name.split(hash)[1]).sort();
  expect(endings).toEqual(['-large.pdf', '-study.pdf', '.pdf', '.webp']);
  expect(await readPublished(world, ann, id)).toMatchObject({
    key_url: null,
    large_key_url: null,
    study_url: expect.stringContaining('-study.pdf'),
    deck: { page_setup: 's1', sides: 'long_edge', cards: 1 },
  });
});

test('a game is published with what it is called from, and the pictures of its words', async () => {
  const { world, id } = await aKeptDocument({}, aBingo({ words: 24 }));
  await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(world);
  const url = expect.stringContaining('-game.json');
  expect(await readPublished(world, bob, id)).toMatchObject({ deck: null, study_url: null, game_url: url });
  const [name = ''] = [...world.stored.keys()].filter((key) => key.endsWith('-game.json'));
  const game = publishedGame.parse(JSON.parse(new TextDecoder().decode(world.stored.get(name))));
  expect(game).toMatchObject({ dimension: 5, cards: 30, clues: false });
  expect(game.words).toHaveLength(24);
});

test.each(['fronts', 'backs'])(
  'what a deck does not print is not published: %s alone are not studied',
  async (sides) => {
    const { world, id } = await aKeptDocument({}, aFlashcardSet({ sides }));
    await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
    await deliver(world);
    expect(await readPublished(world, bob, id)).toMatchObject({ study_url: null, deck: { sides } });
  },
);

test('a document that does not ask for large print has none', async () => {
  const { world, id } = await aKeptDocument();
  await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(world);
  expect(await readPublished(world, ann, id)).toMatchObject({ large_pdf_url: null, large_key_url: null });
});

test.each([
  ['nothing printable', { items: [] }, 'items', 'Add at least one question before you publish.'],
  ['no file name', { filename: ' ' }, 'filename', 'Please enter a name for your document.'],
])('a document with %s is not published, and the field is named', async (_, given, where, message) => {
  const { world, id } = await aKeptDocument({}, aWorksheet(given));
  const publish = publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await expect(publish).rejects.toMatchObject({ code: 'not_publishable', problems: [{ where, message }] });
  expect(world.sent).toEqual([]);
});

test('the same publish sent again queues nothing more and answers the same revision', async () => {
  const { world, id } = await aKeptDocument();
  const write = { id, key: 'p', base: 1 };
  const first = await publishDocument(world, ann, write, settings);
  expect(await publishDocument(world, ann, write, settings)).toEqual(first);
});

test('a second click while the same content is on its way is told so', async () => {
  const { world, id } = await aKeptDocument();
  await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  const again = publishDocument(world, ann, { id, key: 'q', base: 2 }, settings);
  await expect(again).rejects.toMatchObject({ code: 'already_publishing' });
});

test('publishing from an old version answers 409 with the other copy', async () => {
  const { world, id } = await aKeptDocument();
  await updateDocument(world, ann, { id, key: 'a', base: 1 }, aWorksheet({ title: 'Newer' }));
  const publish = publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await expect(publish).rejects.toMatchObject({ code: 'version_conflict', current: { version: 2 } });
});

test('what is saved after the click is not in the PDF', async () => {
  const { world, id } = await aKeptDocument();
  await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await updateDocument(world, ann, { id, key: 'a', base: 2 }, aWorksheet({ title: 'Later' }));
  await deliver(world);
  const pdf = [...world.stored].find(([name]) => name.endsWith('.pdf') && !name.endsWith('-key.pdf'));
  expect(new TextDecoder().decode(pdf?.[1])).toContain('The Water Cycle');
  expect(await readPublished(world, null, id)).toMatchObject({ title: 'The Water Cycle' });
});

test('an event that the bus did not take is only late', async () => {
  const { world, id } = await aKeptDocument();
  const publishRequested = () => Promise.reject(new Error('no bus'));
  const broken = { ...world, events: { ...world.events, publishRequested } };
  expect(await publishDocument(broken, ann, { id, key: 'p', base: 1 }, settings)).toMatchObject({
    publish: { state: 'queued' },
  });
  world.pass(61_000);
  expect(await sweepPublishing(world)).toEqual({ requeued: 1, failed: 0 });
  await deliver(world);
  expect(await readPublishState(world, ann, id)).toMatchObject({ state: 'published' });
});

test('a rendering that fails three times has failed in words, and publishing again mends it', async () => {
  const { world, id } = await aKeptDocument();
  const { render } = world.renderer;
  const broken = { ...world, renderer: { render: () => Promise.reject(new Error('Chromium died')) } };
  const { version } = await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  const asked = { document_id: id, revision: version };
  for (const _ of [1, 2, 3])
    await expect(renderDocument(broken, asked, now(world))).rejects.toThrow('Chromium died');
  expect(await readPublishState(world, ann, id)).toMatchObject({
    state: 'failed',
    error: expect.any(String),
  });
  await publishDocument(world, ann, { id, key: 'q', base: version }, settings);
  await deliver({ ...world, renderer: { render } });
  expect(await readPublishState(world, ann, id)).toMatchObject({ state: 'published', error: null });
});

test('a document that can never be printed has failed at the first try, in the words of the limit', async () => {
  const { world, id } = await aKeptDocument();
  const words = 'A worksheet prints on at most 60 sheets; this one takes 62.';
  const render = vi.fn(() => Promise.reject(new Unprintable(words)));
  const refusing = { ...world, renderer: { render } };
  const { version } = await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  const asked = { document_id: id, revision: version };
  const sentAt = now(world);
  // It resolves, so that the queue neither brings the message back nor puts it with the dead letters.
  expect(await renderDocument(refusing, asked, sentAt)).toBe('refused');
  expect(await readPublishState(world, ann, id)).toMatchObject({ state: 'failed', error: words });
  world.pass(600_000);
  expect(await sweepPublishing(world)).toEqual({ requeued: 0, failed: 0 });
  expect(await renderDocument(refusing, asked, sentAt)).toBe('nothing to do');
  expect(render).toHaveBeenCalledTimes(1);
});

test('a private document is its owner’s alone, and only the owner has the key', async () => {
  const { world, id } = await aKeptDocument();
  await publishDocument(world, ann, { id, key: 'p', base: 1 }, { ...settings, is_private: 1 });
  await deliver(world);
  await expect(readPublished(world, null, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(readPublished(world, bob, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await readPublished(world, ann, id)).toMatchObject({ is_owner: true, key_url: expect.any(String) });
});

test('a public document is everybody’s, without its key', async () => {
  const { world, id } = await aKeptDocument();
  await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(world);
  expect(await readPublished(world, bob, id)).toMatchObject({ is_owner: false, key_url: null, pages: 1 });
});

test('a public document that is published as private is hidden before its new PDF is ready', async () => {
  const { world, id } = await aKeptDocument();
  await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(world);
  await publishDocument(world, ann, { id, key: 'q', base: 2 }, { ...settings, is_private: 1 });
  await expect(readPublished(world, bob, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a document that was deleted while it waited is not published, and a restore lets it be', async () => {
  const { world, id } = await aKeptDocument();
  await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await deleteDocument(world, ann, id);
  await deliver(world);
  expect(world.stored.size).toBe(0);
  await restoreDocument(world, ann, id);
  await publishDocument(world, ann, { id, key: 'q', base: 2 }, settings);
  await deliver(world);
  expect(await readPublished(world, null, id)).toMatchObject({ pages: 1 });
});

test('a publish that lost a race, or is sent again, counts once, and each other one for itself', async () => {
  const { world, id } = await aKeptDocument();
  const take = vi.spyOn(world.quotas, 'take');
  vi.spyOn(world.documents, 'save').mockResolvedValueOnce(false);
  await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await publishDocument(world, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(world);
  await updateDocument(world, ann, { id, key: 's', base: 2 }, aWorksheet({ title: 'Rain' }));
  await publishDocument(world, ann, { id, key: 'p2', base: 3 }, settings);
  const names = take.mock.calls.filter(([, { of }]) => of === 'publishes').map(([, , , name]) => name);
  expect(names).toEqual([`${id}/1/p`, `${id}/1/p`, `${id}/3/p2`]);
});
