import { expect, test, vi } from 'vitest';
import { publishSettings } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { parseDocument } from '#shared/document/parse-document.ts';
import { publishedGame } from '#shared/kinds/bingo/published-game-schema.ts';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { createRenderer } from '#test/fakes/rendering.ts';
import { aMember } from '#test/fakes/users.ts';
import { aBingo, aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { RenderTimeout } from '../../errors/render-timeout.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { Renderer } from '../../ports/rendering.ts';
import { PREMIUM_TIMES, QUOTAS } from '../access/quotas.ts';
import { copyDocument } from '../documents/copy.ts';
import { deleteDocument, readDocument, restoreDocument } from '../documents/documents.ts';
import { createDocument, updateDocument } from '../documents/save.ts';
import { indexDocument } from '../gallery/gallery.ts';
import { toFileKey } from '../publish-state/file-keys.ts';
import { publishDocument, readPublishSettings, readPublishState } from './publish.ts';
import { readPublished } from './read-published.ts';
import { renderDocument } from './render.ts';
import { sweepPublishing } from './sweep-publishing.ts';
import { sweepReplaced } from './sweep-replaced.ts';
import { unpublishDocument } from './unpublish.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };
const settings = publishSettings.parse({
  is_private: 0,
  subjects: ['Science', 'Reading'],
  subject_other: '',
  grade_levels: ['4'],
});

async function aStoredDocument(
  parts: Parameters<typeof createFakes>[0] = {},
  document: HandoutDocument = aWorksheet(),
) {
  const fakes = createFakes(parts);
  // Private is for those who have a plan.
  fakes.setMember('ann', aMember({ granted: true }));
  const { id } = await createDocument(fakes, ann, 'create', document);
  return { fakes, id };
}

const now = ({ clock }: Fakes): Date => clock.now();

/** Delivers every event on the bus once; one that throws is not delivered again. */
async function deliver(fakes: Fakes) {
  for (const event of fakes.publishRequests.splice(0))
    await renderDocument(fakes, event, now(fakes)).catch(() => undefined);
}

test('what publishing stores is counted by its bytes: a published version stays for good', async () => {
  const { fakes, id } = await aStoredDocument();
  const bytes = PREMIUM_TIMES * QUOTAS.publishes.bytes;
  const heavy = { ...fakes, documents: { ...fakes.documents, weigh: async () => bytes } };
  await publishDocument(heavy, ann, { id, key: 'p', base: 1 }, settings);
  const { id: other } = await createDocument(fakes, ann, 'other', aWorksheet());
  const again = publishDocument(heavy, ann, { id: other, key: 'q', base: 1 }, settings);
  await expect(again).rejects.toMatchObject({ code: 'quota_reached' });
});

test('publishing keeps the answers of Make Printable in the document and queues its revision', async () => {
  const { fakes, id } = await aStoredDocument();
  const answer = await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  expect(answer).toMatchObject({ version: 2, publish: { state: 'queued', revision: 2 } });
  expect(fakes.publishRequests).toEqual([{ document_id: id, revision: 2, owner_id: 'ann' }]);
  const { document, hash } = await readDocument(fakes, ann, id);
  expect(hash).toBe(answer.hash);
  expect(document).toMatchObject({
    subject: 'Science',
    subjects: ['Science', 'Reading'],
    grade_levels: ['4'],
  });
  expect(await readPublishSettings(fakes, ann)).toEqual(settings);
});

test('a published document has its PDF, its key and its picture, and says so', async () => {
  const { fakes, id } = await aStoredDocument();
  const { hash } = await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  expect([...fakes.storedFiles.keys()].sort()).toEqual([
    `published/${id}/2-${hash}-key.pdf`,
    `published/${id}/2-${hash}.pdf`,
    `published/${id}/2-${hash}.webp`,
  ]);
  expect(await readPublishState(fakes, ann, id)).toMatchObject({
    state: 'published',
    published_revision: 2,
    slug: 'the-water-cycle',
  });
  expect((await readDocument(fakes, ann, id)).document.is_published).toBe(true);
});

/** Publishes another title, from the version that the document has; the first one is published as it is. */
async function publishTitle(fakes: Fakes, id: string, title: string) {
  const base = fakes.storedDocuments.get(id)?.head.version ?? 0;
  const saved = await updateDocument(fakes, ann, { id, key: `save ${title}`, base }, aWorksheet({ title }));
  await publishDocument(fakes, ann, { id, key: `publish ${title}`, base: saved.version }, settings);
}

/** Lists the revisions whose files are stored. */
const listStoredRevisions = ({ storedFiles }: Fakes): string[] => [
  ...new Set([...storedFiles.keys()].map((key) => key.split('/')[2]?.split('-')[0] ?? '')),
];

test('files of superseded revisions go, but for those that readers may have open', async () => {
  const { fakes, id } = await aStoredDocument();
  const revisions: string[][] = [];
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    await publishTitle(fakes, id, title);
    await deliver(fakes);
    revisions.push(listStoredRevisions(fakes));
  }
  expect(revisions).toEqual([['3'], ['3', '5'], ['5', '7'], ['7', '9']]);
});

test('files that were replaced half an hour ago go without another publish, and those that are shown stay', async () => {
  const { fakes, id } = await aStoredDocument();
  for (const title of ['One', 'Two']) {
    await publishTitle(fakes, id, title);
    await deliver(fakes);
    await indexDocument(fakes, id);
  }
  fakes.advanceClock(29 * 60_000);
  expect(await sweepReplaced(fakes)).toBe(0);
  expect(listStoredRevisions(fakes)).toEqual(['3', '5']);
  fakes.advanceClock(60_000);
  expect(await sweepReplaced(fakes)).toBe(1);
  expect(listStoredRevisions(fakes)).toEqual(['5']);
  expect(fakes.storedDocuments.get(id)?.head.publishing.replaced).toBeNull();
  expect(await sweepReplaced(fakes)).toBe(0);
});

test('files that were replaced before a document was unpublished and shown again go too', async () => {
  const { fakes, id } = await aStoredDocument();
  for (const title of ['One', 'Two']) {
    await publishTitle(fakes, id, title);
    await deliver(fakes);
  }
  await unpublishDocument(fakes, ann, id);
  await indexDocument(fakes, id);
  fakes.advanceClock(30 * 60_000);
  await sweepReplaced(fakes);
  expect(listStoredRevisions(fakes)).toEqual(['5']);
});

test.each([
  ['first', ['One'], '3'],
  ['second', ['One', 'Two'], '5'],
] as const)(
  'files of an earlier revision that a dead renderer left go half an hour after the %s publish',
  async (_, titles, last) => {
    const { fakes, id } = await aStoredDocument();
    for (const title of titles) {
      await publishTitle(fakes, id, title);
      await deliver(fakes);
      await indexDocument(fakes, id);
    }
    const left = toFileKey(id, { revision: 2, hash: 'a'.repeat(64) }, 'student');
    await fakes.files.put(left, new Uint8Array(), 'application/pdf');
    fakes.advanceClock(30 * 60_000);
    await sweepReplaced(fakes);
    expect(listStoredRevisions(fakes)).toEqual([last]);
    expect(fakes.storedDocuments.get(id)?.head.publishing.replaced).toBeNull();
  },
);

test('a renderer that dies right after it published leaves no files of superseded revisions', async () => {
  const { fakes, id } = await aStoredDocument();
  for (const title of ['One', 'Two']) {
    await publishTitle(fakes, id, title);
    await deliver(fakes);
  }
  await publishTitle(fakes, id, 'Three');
  const { updatePublishing } = fakes.documents;
  fakes.documents.updatePublishing = async (of, next) => {
    const isTaken = await updatePublishing(of, next);
    if (next.state === 'published') throw new Error('The process died.');
    return isTaken;
  };
  await deliver(fakes);
  expect(fakes.storedDocuments.get(id)?.head.publishing.published?.revision).toBe(7);
  expect(listStoredRevisions(fakes)).toEqual(['5', '7']);
});

test('a document that asks for it has its sheets and its key in large print too, the key for its owner alone', async () => {
  const requests: [boolean, boolean][] = [];
  const renderer: Fakes['renderer'] = {
    async render({ answerKey, large = false }) {
      requests.push([answerKey, large]);
      return { pdf: new Uint8Array(), pages: 1, warnings: [], sheets: null, thumbnail: null };
    },
  };
  const { fakes, id } = await aStoredDocument({ renderer }, aWorksheet({ large_print: true }));
  const { hash } = await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  expect(requests).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ]);
  const file = (ending: string) => expect.stringContaining(`published/${id}/2-${hash}${ending}`);
  const seen = { large_pdf_url: file('-large.pdf'), large_key_url: file('-large-key.pdf') };
  expect(await readPublished(fakes, ann, id)).toMatchObject(seen);
  expect(await readPublished(fakes, bob, id)).toMatchObject({ ...seen, large_key_url: null });
});

test('a test has a PDF of each version and the set of its class, whose names are its owner’s alone', async () => {
  const test = aWorksheet({
    versions: { seeds: [1, 2], separate: true },
    class_list: ['Ann Lee', 'Bo Diaz'],
  });
  const { fakes, id } = await aStoredDocument({}, test);
  const { hash } = await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  const files = [...fakes.storedFiles.keys()].map((key) => key.split(hash)[1]).sort();
  expect(files).toEqual([
    ...[
      '-class.pdf',
      '-key.pdf',
      '-layout.json',
      '-version-a-key.pdf',
      '-version-a.pdf',
      '-version-b-key.pdf',
    ],
    ...['-version-b.pdf', '.pdf', '.webp'],
  ]);
  const own = await readPublished(fakes, ann, id);
  expect(own.class_url).toContain('-class.pdf');
  expect(own.versions.map(({ letter, key_url }) => [letter, key_url !== null])).toEqual([
    ['A', true],
    ['B', true],
  ]);
  const others = await readPublished(fakes, bob, id);
  expect(others.class_url).toBeNull();
  expect(others.versions.map(({ key_url }) => key_url)).toEqual([null, null]);
  const { id: copied } = await copyDocument(fakes, bob, { id, key: 'copy' });
  expect((await readDocument(fakes, bob, copied)).document).not.toHaveProperty('class_list');
  const { id: again } = await copyDocument(fakes, ann, { id, key: 'copy' });
  expect((await readDocument(fakes, ann, again)).document).toHaveProperty('class_list');
});

test('a deck has no key, as there is nothing to solve, and its cards for the screen', async () => {
  const deck = aFlashcardSet({ page_setup: 's1', sides: 'fold_over', large_print: true });
  const { fakes, id } = await aStoredDocument({}, deck);
  const { hash } = await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  const endings = [...fakes.storedFiles.keys()].map((name) => name.split(hash)[1]).sort();
  expect(endings).toEqual(['-large.pdf', '-study.pdf', '.pdf', '.webp']);
  expect(await readPublished(fakes, ann, id)).toMatchObject({
    key_url: null,
    large_key_url: null,
    study_url: expect.stringContaining('-study.pdf'),
    deck: { page_setup: 's1', sides: 'long_edge', cards: 1 },
  });
});

test('a game is published with what it is called from, and the pictures of its words', async () => {
  const { fakes, id } = await aStoredDocument({}, aBingo({ words: 24 }));
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  const url = expect.stringContaining('-game.json');
  expect(await readPublished(fakes, bob, id)).toMatchObject({ deck: null, study_url: null, game_url: url });
  const [name = ''] = [...fakes.storedFiles.keys()].filter((key) => key.endsWith('-game.json'));
  const game = publishedGame.parse(JSON.parse(new TextDecoder().decode(fakes.storedFiles.get(name))));
  expect(game).toMatchObject({ dimension: 5, cards: 30, clues: false });
  expect(game.words).toHaveLength(24);
});

test.each(['fronts', 'backs'])(
  'what a deck does not print is not published: %s alone are not studied',
  async (sides) => {
    const { fakes, id } = await aStoredDocument({}, aFlashcardSet({ sides }));
    await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
    await deliver(fakes);
    expect(await readPublished(fakes, bob, id)).toMatchObject({ study_url: null, deck: { sides } });
  },
);

test('a document that does not ask for large print has none', async () => {
  const { fakes, id } = await aStoredDocument();
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  expect(await readPublished(fakes, ann, id)).toMatchObject({ large_pdf_url: null, large_key_url: null });
});

test.each([
  ['nothing printable', { items: [] }, 'items', 'Add at least one question before you publish.'],
  ['no file name', { filename: ' ' }, 'filename', 'Please enter a name for your document.'],
])('a document with %s is not published, and the field is named', async (_, given, where, message) => {
  const { fakes, id } = await aStoredDocument({}, aWorksheet(given));
  const publish = publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await expect(publish).rejects.toMatchObject({ code: 'not_publishable', problems: [{ where, message }] });
  expect(fakes.publishRequests).toEqual([]);
});

test('the same publish sent again queues nothing more and answers the same revision', async () => {
  const { fakes, id } = await aStoredDocument();
  const write = { id, key: 'p', base: 1 };
  const first = await publishDocument(fakes, ann, write, settings);
  expect(await publishDocument(fakes, ann, write, settings)).toEqual(first);
});

test('a second click while the same content is on its way is told so', async () => {
  const { fakes, id } = await aStoredDocument();
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  const again = publishDocument(fakes, ann, { id, key: 'q', base: 2 }, settings);
  await expect(again).rejects.toMatchObject({ code: 'already_publishing' });
});

test('publishing from an old version answers 409 with the other copy', async () => {
  const { fakes, id } = await aStoredDocument();
  await updateDocument(fakes, ann, { id, key: 'a', base: 1 }, aWorksheet({ title: 'Newer' }));
  const publish = publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await expect(publish).rejects.toMatchObject({ code: 'version_conflict', current: { version: 2 } });
});

test('what is saved after the click is not in the PDF', async () => {
  const { fakes, id } = await aStoredDocument();
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await updateDocument(fakes, ann, { id, key: 'a', base: 2 }, aWorksheet({ title: 'Later' }));
  await deliver(fakes);
  const pdf = [...fakes.storedFiles].find(([name]) => name.endsWith('.pdf') && !name.endsWith('-key.pdf'));
  expect(new TextDecoder().decode(pdf?.[1])).toContain('The Water Cycle');
  expect(await readPublished(fakes, null, id)).toMatchObject({ title: 'The Water Cycle' });
});

test('an event that the bus did not take is only late', async () => {
  const { fakes, id } = await aStoredDocument();
  const sendPublishRequested = () => Promise.reject(new Error('no bus'));
  const broken = { ...fakes, events: { ...fakes.events, sendPublishRequested } };
  expect(await publishDocument(broken, ann, { id, key: 'p', base: 1 }, settings)).toMatchObject({
    publish: { state: 'queued' },
  });
  fakes.advanceClock(61_000);
  expect(await sweepPublishing(fakes)).toEqual({ requeued: 1, failed: 0 });
  await deliver(fakes);
  expect(await readPublishState(fakes, ann, id)).toMatchObject({ state: 'published' });
});

test('a rendering that a stop of the product interrupted is taken up at once, and no other one', async () => {
  const { fakes, id } = await aStoredDocument();
  const { version } = await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  fakes.publishRequests.splice(0);
  const stopped = { ...fakes, renderer: { render: () => new Promise<never>(() => undefined) } };
  void renderDocument(stopped, { document_id: id, revision: version }, now(fakes));
  await expect.poll(() => readPublishState(fakes, ann, id)).toMatchObject({ state: 'rendering' });
  expect(await sweepPublishing(fakes)).toEqual({ requeued: 0, failed: 0 });
  expect(await sweepPublishing(fakes, true)).toEqual({ requeued: 1, failed: 0 });
  await deliver(fakes);
  expect(await readPublishState(fakes, ann, id)).toMatchObject({ state: 'published' });
  expect(await sweepPublishing(fakes, true)).toEqual({ requeued: 0, failed: 0 });
});

test('a rendering that fails three times has failed in words, and publishing again mends it', async () => {
  const { fakes, id } = await aStoredDocument();
  const { render } = fakes.renderer;
  const broken = { ...fakes, renderer: { render: () => Promise.reject(new Error('Chromium died')) } };
  const { version } = await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  const requests = { document_id: id, revision: version };
  for (const _ of [1, 2, 3])
    await expect(renderDocument(broken, requests, now(fakes))).rejects.toThrow('Chromium died');
  expect(await readPublishState(fakes, ann, id)).toMatchObject({
    state: 'failed',
    error: expect.any(String),
  });
  await publishDocument(fakes, ann, { id, key: 'q', base: version }, settings);
  await deliver({ ...fakes, renderer: { render } });
  expect(await readPublishState(fakes, ann, id)).toMatchObject({ state: 'published', error: null });
});

test('a document that can never be printed has failed at the first try, in the words of the limit', async () => {
  const { fakes, id } = await aStoredDocument();
  const words = 'A worksheet prints on at most 60 sheets; this one takes 62.';
  const render = vi.fn(() => Promise.reject(new UnprintableError(words)));
  const refusing = { ...fakes, renderer: { render } };
  const { version } = await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  const requests = { document_id: id, revision: version };
  const sentAt = now(fakes);
  // It resolves, so that the queue neither brings the message back nor puts it with the dead letters.
  expect(await renderDocument(refusing, requests, sentAt)).toBe('refused');
  expect(await readPublishState(fakes, ann, id)).toMatchObject({ state: 'failed', error: words });
  fakes.advanceClock(600_000);
  expect(await sweepPublishing(fakes)).toEqual({ requeued: 0, failed: 0 });
  expect(await renderDocument(refusing, requests, sentAt)).toBe('nothing to do');
  expect(render).toHaveBeenCalledTimes(1);
});

test('a private document is its owner’s alone, and only the owner has the key', async () => {
  const { fakes, id } = await aStoredDocument();
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, { ...settings, is_private: 1 });
  await deliver(fakes);
  await expect(readPublished(fakes, null, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(readPublished(fakes, bob, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await readPublished(fakes, ann, id)).toMatchObject({ is_owner: true, key_url: expect.any(String) });
});

test('its owner alone is told that a document has changed since its PDF was made, and until it is as before', async () => {
  const { fakes, id } = await aStoredDocument();
  const { hash } = await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  const { document } = await readDocument(fakes, ann, id);
  expect(await readPublishState(fakes, ann, id)).toMatchObject({ published_hash: hash });
  const tellsChanges = async (caller: typeof ann | null) =>
    (await readPublished(fakes, caller, id)).has_changed;
  expect([await tellsChanges(ann), await tellsChanges(bob)]).toEqual([false, false]);
  await updateDocument(fakes, ann, { id, key: 's', base: 2 }, { ...document, title: 'Rain' });
  expect([await tellsChanges(ann), await tellsChanges(bob), await tellsChanges(null)]).toEqual([
    true,
    false,
    false,
  ]);
  await updateDocument(fakes, ann, { id, key: 't', base: 3 }, document);
  expect(await tellsChanges(ann)).toBe(false);
});

test('a public document is everybody’s, without its key', async () => {
  const { fakes, id } = await aStoredDocument();
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  expect(await readPublished(fakes, bob, id)).toMatchObject({ is_owner: false, key_url: null, pages: 1 });
});

test('a public document that is published as private is hidden before its new PDF is ready', async () => {
  const { fakes, id } = await aStoredDocument();
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  await publishDocument(fakes, ann, { id, key: 'q', base: 2 }, { ...settings, is_private: 1 });
  await expect(readPublished(fakes, bob, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a document that was deleted while it waited is not published, and a restore lets it be', async () => {
  const { fakes, id } = await aStoredDocument();
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deleteDocument(fakes, ann, id);
  await deliver(fakes);
  expect(fakes.storedFiles.size).toBe(0);
  await restoreDocument(fakes, ann, id);
  await publishDocument(fakes, ann, { id, key: 'q', base: 2 }, settings);
  await deliver(fakes);
  expect(await readPublished(fakes, null, id)).toMatchObject({ pages: 1 });
});

test('a publish that lost a race, or is sent again, counts once, and each other one for itself', async () => {
  const { fakes, id } = await aStoredDocument();
  const consume = vi.spyOn(fakes.quotas, 'consume');
  vi.spyOn(fakes.documents, 'save').mockResolvedValueOnce(false);
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  await updateDocument(fakes, ann, { id, key: 's', base: 2 }, aWorksheet({ title: 'Rain' }));
  await publishDocument(fakes, ann, { id, key: 'p2', base: 3 }, settings);
  const names = consume.mock.calls
    .filter(([, quota]) => quota.name === 'publishes')
    .map(([, , , use]) => use?.name);
  expect(names).toEqual([`${id}/1/p`, `${id}/1/p`, `${id}/3/p2`]);
});

test('a second time-out is final and says what to do, and a first one is not', async () => {
  const renderer = { render: () => Promise.reject(new RenderTimeout()) };
  const { fakes, id } = await aStoredDocument({ renderer });
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  const [event] = fakes.publishRequests;
  if (!event) throw new Error('Nothing was requested');
  await expect(renderDocument(fakes, event, now(fakes))).rejects.toThrow('too long');
  expect(await readPublishState(fakes, ann, id)).toMatchObject({ state: 'queued' });
  expect(await renderDocument(fakes, event, now(fakes))).toBe('refused');
  expect(await readPublishState(fakes, ann, id)).toMatchObject({
    state: 'failed',
    is_final: true,
    error: expect.stringMatching(/^This takes too long to print/),
  });
});

test('the PDFs of a document are given up together, before the function that makes them would be ended', async () => {
  const printer = createRenderer();
  const render = vi.fn<Renderer['render']>(async (request) => {
    fakes.advanceClock(20_000);
    return printer.render(request);
  });
  const versions = { seeds: [1, 2, 3, 4], separate: true };
  const { fakes, id } = await aStoredDocument({ renderer: { render } }, aWorksheet({ versions }));
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  const [event] = fakes.publishRequests;
  if (!event) throw new Error('Nothing was requested');
  await expect(renderDocument(fakes, event, now(fakes))).rejects.toThrow('too long');
  // Ten would be made; the fifth begins after 80 of the 90 seconds.
  expect(render).toHaveBeenCalledTimes(5);
  expect(await renderDocument(fakes, event, now(fakes))).toBe('refused');
});

test('a document that no printer could hold is refused before it is queued, by the limit’s name', async () => {
  const pairs = Array.from({ length: 100 }, (_, at) => ({ term: `t${at}`, definition: 'd' }));
  const items = Array.from({ length: 300 }, (_, at) => ({ id: `i${at}`, type: 'matching', data: { pairs } }));
  const parsed = parseDocument({ ...aWorksheet(), items });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const { fakes, id } = await aStoredDocument({}, parsed.document);
  await expect(publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings)).rejects.toMatchObject({
    code: 'not_publishable',
    problems: [{ where: 'items', message: expect.stringContaining('the limit of 60 sheets') }],
  });
  expect(fakes.publishRequests).toEqual([]);
});

test('a published document is counted with the seconds that it waited', async () => {
  const { fakes, id } = await aStoredDocument();
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  const sentAt = now(fakes);
  fakes.advanceClock(12_000);
  const [event] = fakes.publishRequests;
  if (!event) throw new Error('No event was sent');
  await renderDocument(fakes, event, sentAt);
  await renderDocument(fakes, event, sentAt);
  expect(fakes.waits).toEqual([12]);
});

test('a picture that is drawn from a value is nobody’s file: a deck with it is published as public', async () => {
  const drawing = { kind: 'clock', value: '3:30', task: 'alone', size: 40, locale: 'en-US' };
  const items = [{ id: 'a', term_image: { id: 'drawn', drawing }, definition: '3:30' }];
  const { fakes, id } = await aStoredDocument({}, aFlashcardSet({ items }));
  await publishDocument(fakes, ann, { id, key: 'p', base: 1 }, settings);
  await deliver(fakes);
  expect(await readPublishState(fakes, ann, id)).toMatchObject({ state: 'published' });
});
