import { randomBytes } from 'node:crypto';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import { toRevisionKey } from '#functions/adapters/dynamo/document-items.ts';
import { createNextVersion } from '#functions/domain/documents/revisions.ts';
import { requestPublish } from '#functions/domain/publish-state/transitions.ts';
import type { Documents, NewVersion } from '#functions/ports/documents.ts';
import type { AccountDeletions } from '#functions/ports/identity.ts';
import type { Head } from '#functions/records/document.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { aWorksheet } from '../support/builders.ts';
import { listErasableIds } from '../support/list-due.ts';
import { passTrashTime } from '../support/pass-trash-time.ts';
import { createSides } from './ports.ts';

/** The port with two looks behind it: when a revision's row expires, and a document whose time is up. */
interface Opened {
  readonly documents: Documents;
  readonly accountDeletions: Pick<AccountDeletions, 'start'>;
  /** Returns when the row of a revision expires, in seconds since 1970; undefined when it never does. */
  readEnd(head: Head): Promise<number | undefined>;
  expireNow(id: string): Promise<unknown>;
}

const sides = createSides<Opened>({
  fake: ({ documents, accountDeletions, storedDocuments, revisions, clock }) => ({
    ...{ documents, accountDeletions },
    async readEnd({ id, version, hash }) {
      const row = revisions.get(`${id}/${version}/${hash}`);
      expect(row).toBeDefined();
      return row?.expires_at;
    },
    async expireNow(id) {
      const row = storedDocuments.get(id);
      if (row) storedDocuments.set(id, { ...row, erase_at: clock.now().toISOString() });
    },
  }),
  adapter: async () => {
    const { createDynamoDocuments } = await import('#functions/adapters/dynamo/dynamo-documents.ts');
    const { createDynamoAccountDeletions } = await import(
      '#functions/adapters/dynamo/dynamo-account-deletions.ts'
    );
    const accountDeletions = createDynamoAccountDeletions();
    return {
      ...{ documents: createDynamoDocuments(), accountDeletions },
      ...{ readEnd: readRowEnd, expireNow: passTrashTime },
    };
  },
});

const now = new Date();
const createId = () => randomBytes(9).toString('base64url');

interface Given {
  id?: string;
  owner?: string;
  document?: HandoutDocument;
  at?: Date;
}

const createFirst = ({ id = createId(), owner = 'ann', document = aWorksheet(), at = now }: Given = {}) =>
  createNextVersion({ id, owner, version: 0, receipts: [] }, 'create', document, at);
const createNext = (head: Head, title = 'Later') =>
  createNextVersion(head, title, aWorksheet({ title }), now);

async function listAll<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** Random characters: nothing that gzip could make small. */
const aLargeDocument = () =>
  aWorksheet({
    items: Array.from({ length: 40 }, (_, index) => ({
      id: `item-${index}`,
      type: 'basic_text',
      data: { instruction: randomBytes(14_000).toString('base64') },
    })),
  });

const LONG_AGO = '2020-01-01T00:00:00.000Z';

describe.each(sides)('$side of documents', ({ side, open }) => {
  let documents: Documents;
  let readEnd: Opened['readEnd'];
  let expireNow: Opened['expireNow'];
  let accountDeletions: Opened['accountDeletions'];
  beforeAll(async () => {
    ({ documents, accountDeletions, readEnd, expireNow } = await open());
  });

  async function aKept(given: Given = {}): Promise<NewVersion> {
    const save = await createFirst(given);
    expect(await documents.create(save)).toBe(true);
    return save;
  }

  test('what was kept comes back as it was, its head with and without the content', async () => {
    const { head, document } = await aKept();
    expect(await documents.findHead(head.id)).toEqual(head);
    expect(await documents.read(head.id)).toEqual({ head, document });
    expect(await documents.findHead('nowhere')).toBeUndefined();
  });

  test('an account whose deletion has started gets no new document, not even a version of one', async () => {
    await accountDeletions.start('leaver', LONG_AGO);
    const save = await createFirst({ owner: 'leaver' });
    await expect(documents.create(save)).rejects.toMatchObject({ code: 'session_expired' });
    expect(await documents.findHead(save.head.id)).toBeUndefined();
    expect(await listAll(documents.listRevisions(save.head.id, 1))).toEqual([]);
  });

  test('of documents that are made while the deletion of their account starts, all that it does not find are refused', async () => {
    const saves = await Promise.all(Array.from({ length: 20 }, () => createFirst({ owner: 'going' })));
    const create = (save: NewVersion) => documents.create(save).catch(() => false);
    const before = saves.slice(0, 10).map(create);
    const found = accountDeletions.start('going', LONG_AGO).then(() => documents.listIds('going'));
    const made = await Promise.all([...before, ...saves.slice(10).map(create)]);
    const ids = saves.flatMap(({ head }, at) => (made[at] ? [head.id] : []));
    expect((await found).toSorted()).toEqual(ids.toSorted());
  });

  test('what a newer version of ours kept is refused, not cut down, and stays as it is', async () => {
    const newer = { ...aWorksheet(), schema_version: 99 } as unknown as HandoutDocument;
    const { head } = await aKept({ document: newer });
    await expect(documents.read(head.id)).rejects.toMatchObject({ code: 'editor_outdated' });
    expect(await documents.findHead(head.id)).toEqual(head);
  });

  test('an id that is taken is not taken again', async () => {
    const { head } = await aKept();
    expect(await documents.create(await createFirst({ id: head.id, owner: 'bob' }))).toBe(false);
    expect((await documents.findHead(head.id))?.owner).toBe('ann');
  });

  test('of twenty saves from one version exactly one is kept', async () => {
    const { head } = await aKept();
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, index) => createNext(head, `title ${index}`)),
    );
    const kept = await Promise.all(saves.map((save) => documents.save(save, 1)));
    expect(kept.filter(Boolean)).toHaveLength(1);
    const winner = saves[kept.indexOf(true)];
    expect(await documents.read(head.id)).toEqual({ head: winner?.head, document: winner?.document });
  });

  test('a save is refused over another version, of another owner, and of a deleted document', async () => {
    const { head } = await aKept();
    const save = await createNext(head);
    expect(await documents.save(save, 7)).toBe(false);
    expect(await documents.save({ ...save, head: { ...save.head, owner: 'bob' } }, 1)).toBe(false);
    const gone = { deleted_at: now.toISOString(), erase_at: getDaysFromNow(30) };
    expect(await documents.delete(head, gone, { ...head.publishing, lock_version: 1 })).toBe(true);
    expect(await documents.save(save, 1)).toBe(false);
    expect((await documents.findHead(head.id))?.version).toBe(1);
  });

  test('every acknowledged version stays readable, those of the losers disturb none', async () => {
    const { head, document } = await aKept();
    const [one, other] = [await createNext(head, 'one'), await createNext(head, 'other')];
    await documents.save(one, 1);
    await documents.save(other, 1);
    expect(await documents.readRevision(head.id, 1, head.hash)).toEqual(document);
    expect(await documents.readRevision(head.id, 2, one.head.hash)).toMatchObject({ title: 'one' });
    expect(await documents.readRevision(head.id, 3, one.head.hash)).toBeUndefined();
  });

  test('the versions are listed from one down, each with the one that it follows, those of the losers too', async () => {
    const { head } = await aKept();
    const [one, other] = [await createNext(head, 'one'), await createNext(head, 'other')];
    await documents.save(one, 1);
    await documents.save(other, 1);
    const last = await createNext(one.head, 'last');
    await documents.save(last, 2);
    const versions = await listAll(documents.listRevisions(head.id, 2));
    const saved_at = now.toISOString();
    const second = {
      version: 2,
      saved_at,
      name: null,
      is_large: false,
      is_frozen: false,
      base_hash: head.hash,
    };
    expect(versions).toHaveLength(3);
    expect(versions.slice(0, 2)).toEqual(
      expect.arrayContaining([
        { ...second, hash: one.head.hash },
        { ...second, hash: other.head.hash },
      ]),
    );
    expect(versions[2]).toEqual({ ...second, version: 1, hash: head.hash, base_hash: null });
    expect((await listAll(documents.listRevisions(head.id, 9)))[0]?.hash).toBe(last.head.hash);
    expect(await listAll(documents.listRevisions('nowhere', 9))).toEqual([]);
  });

  test('a version has the name that it was given last, or none, and a missing one cannot be named', async () => {
    const { head } = await aKept();
    const listNames = async () =>
      (await listAll(documents.listRevisions(head.id, 9))).map(({ name }) => name);
    expect(await documents.nameRevision(head.id, 1, head.hash, 'First draft')).toBe(true);
    expect(await listNames()).toEqual(['First draft']);
    expect(await documents.nameRevision(head.id, 1, head.hash, null)).toBe(true);
    expect(await listNames()).toEqual([null]);
    expect(await documents.nameRevision(head.id, 2, head.hash, 'Nothing')).toBe(false);
    expect(await listNames()).toEqual([null]);
  });

  test('a revision that a publish froze stays for good, though a save of the same content comes to its row later', async () => {
    const { head } = await aKept();
    const save = await createNext(head);
    const published = { ...save, frozen: true };
    const next = requestPublish(head.publishing, { revision: 2, hash: save.head.hash, is_private: 0 }, now);
    expect(await documents.save(published, 1, next)).toBe(true);
    expect(await documents.save(save, 1)).toBe(false);
    expect(await readEnd(save.head)).toBeUndefined();
    expect(await documents.readRevision(head.id, 2, save.head.hash)).toEqual(save.document);
  });

  test('a revision ends 90 days after its last save, and no more once a publish froze it', async () => {
    const { head } = await aKept();
    const early = await createNext(head);
    const late = { ...early, head: { ...early.head, updated_at: getHoursFromNow(1) } };
    const end = (save: NewVersion) => Math.ceil(Date.parse(save.head.updated_at) / 1000) + 90 * 24 * 3600;
    await documents.save(early, 7);
    expect(await readEnd(early.head)).toBe(end(early));
    await documents.save(late, 7);
    expect(await readEnd(early.head)).toBe(end(late));
    await documents.save({ ...late, frozen: true }, 7);
    expect(await readEnd(early.head)).toBeUndefined();
  });

  test('a document with large versions is due to be thinned out a week after its first save, then when it is planned', async () => {
    const listDue = async (days: number) =>
      (await listAll(documents.listThinnable(getDaysFromNow(days)))).flat().map(({ id }) => id);
    const { head } = await aKept({ document: aLargeDocument() });
    const small = await aKept();
    await documents.save(await createNext(small.head), 1);
    expect(await listDue(8)).not.toContain(head.id);
    const save = async (from: Head, at: string) => {
      const next = await createNextVersion(from, at, aLargeDocument(), new Date(at));
      expect(await documents.save(next, from.version)).toBe(true);
      return next.head;
    };
    const second = await save(head, getDaysFromNow(0));
    const third = await save(second, getDaysFromNow(3));
    expect(await listDue(6)).not.toContain(head.id);
    expect(await listDue(7)).toContain(head.id);
    expect(await listDue(7)).not.toContain(small.head.id);
    await documents.planThinning(head.id, getDaysFromNow(80), getDaysFromNow(6));
    expect(await listDue(7)).toContain(head.id);
    await documents.planThinning(head.id, getDaysFromNow(80), getDaysFromNow(7));
    expect(await listDue(79)).not.toContain(head.id);
    const fourth = await save(third, getDaysFromNow(8));
    expect(await listDue(15)).toContain(head.id);
    // A save after the time that was planned, before the sweeper came.
    await save(fourth, getDaysFromNow(16));
    await documents.planThinning(head.id, null, getDaysFromNow(16));
    expect(await listDue(23)).toContain(head.id);
    await documents.planThinning(head.id, null, getDaysFromNow(23));
    expect(await listDue(400)).not.toContain(head.id);
  });

  test('a turn of publishing is taken once, beside saves that leave it alone', async () => {
    const { head } = await aKept();
    const next = requestPublish(head.publishing, { revision: 1, hash: head.hash, is_private: 0 }, now);
    expect(await documents.updatePublishing(head.id, next)).toBe(true);
    expect(await documents.updatePublishing(head.id, next)).toBe(false);
    expect(await documents.updatePublishing('nowhere', next)).toBe(false);
    expect(await documents.save(await createNext(head), 1)).toBe(true);
    expect(await documents.findHead(head.id)).toMatchObject({ version: 2, publishing: next });
  });

  test('a save that takes a turn is refused when the turn was taken meanwhile', async () => {
    const { head } = await aKept();
    const next = requestPublish(head.publishing, { revision: 2, hash: 'abc', is_private: 0 }, now);
    const save = { ...(await createNext(head)), frozen: true };
    await documents.updatePublishing(head.id, { ...next, state: 'draft' });
    expect(await documents.save(save, 1, next)).toBe(false);
    expect(await documents.save(save, 1, { ...next, lock_version: 2 })).toBe(true);
    expect(await documents.findHead(head.id)).toMatchObject({
      version: 2,
      publishing: { state: 'queued', lock_version: 2 },
    });
  });

  test('only what waits for a PDF is found by the sweeper', async () => {
    const { head } = await aKept();
    const queued = requestPublish(head.publishing, { revision: 1, hash: head.hash, is_private: 0 }, now);
    await documents.updatePublishing(head.id, queued);
    expect(await documents.listQueuedIds()).toContain(head.id);
    await documents.updatePublishing(head.id, { ...queued, state: 'rendering', lock_version: 2 });
    expect(await documents.listQueuedIds()).toContain(head.id);
    await documents.updatePublishing(head.id, { ...queued, state: 'failed', lock_version: 3 });
    expect(await documents.listQueuedIds()).not.toContain(head.id);
  });

  test('a document is put into a folder by its owner, and stays there when it is saved', async () => {
    const { head } = await aKept({ owner: `filed-${side}` });
    expect(await documents.setFolder({ ...head, owner: 'bob' }, 'f4')).toBe(false);
    expect(await documents.setFolder(head, 'f4')).toBe(true);
    expect(await documents.save(await createNext(head), 1)).toBe(true);
    expect(await documents.findHead(head.id)).toMatchObject({ version: 2, folder: 'f4' });
    const list = async () => (await documents.list(`filed-${side}`, undefined)).entries;
    expect(await list()).toMatchObject([{ folder: 'f4' }]);
    expect(await documents.setFolder(head, null)).toBe(true);
    expect(await list()).toMatchObject([{ folder: null }]);
    const first = await createFirst();
    expect(await documents.create({ ...first, head: { ...first.head, folder: 'f5' } })).toBe(true);
    expect(await documents.findHead(first.head.id)).toMatchObject({ folder: 'f5' });
  });

  test('a deleted document leaves the list, comes back with a restore, and is gone when its time is up', async () => {
    const { head } = await aKept({ owner: 'dora' });
    const gone = { deleted_at: now.toISOString(), erase_at: getDaysFromNow(30) };
    await documents.delete(head, gone, { ...head.publishing, lock_version: 1 });
    expect((await documents.list('dora', undefined)).entries).toEqual([]);
    expect(await documents.restore({ ...head, owner: 'bob' })).toBe(false);
    expect(await documents.restore(head)).toBe(true);
    expect((await documents.listDeleted('dora', LONG_AGO, undefined)).entries).toEqual([]);
    expect((await documents.list('dora', undefined)).entries).toMatchObject([{ id: head.id }]);
    await documents.delete(head, gone, { ...head.publishing, lock_version: 2 });
    await expireNow(head.id);
    expect(await documents.findHead(head.id)).toBeUndefined();
    const isListed = async () => (await listErasableIds(documents, getHoursFromNow(1))).includes(head.id);
    expect(await isListed()).toBe(true);
    await documents.putErasureLast(head.id);
    expect((await listErasableIds(documents, getHoursFromNow(1))).at(-1)).toBe(head.id);
    await documents.erase(head.id);
    expect(await isListed()).toBe(false);
  });

  test('what was deleted since is listed by itself, for its owner, page by page', async () => {
    const owner = `trash-${side}`;
    for (let minute = 0; minute < 32; minute += 1) {
      const { head } = await aKept({ owner, at: new Date(now.getTime() + minute * 60_000) });
      const gone = { deleted_at: now.toISOString(), erase_at: getDaysFromNow(30) };
      if (minute > 0) await documents.delete(head, gone, { ...head.publishing, lock_version: 1 });
    }
    const one = await documents.listDeleted(owner, LONG_AGO, undefined);
    const two = await documents.listDeleted(owner, LONG_AGO, one.next ?? 'no next');
    expect([one.entries.length, two.entries.length, two.next]).toEqual([30, 1, null]);
    expect(one.entries[0]).toMatchObject({ owner, deleted_at: now.toISOString() });
    expect((await documents.listDeleted('eve', LONG_AGO, undefined)).entries).toEqual([]);
    expect((await documents.listDeleted(owner, now.toISOString(), undefined)).entries).toEqual([]);
    await expect(documents.listDeleted(owner, LONG_AGO, 'made up')).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('a list is somebody’s own, newest first, page by page, whatever the cursor says', async () => {
    const at = (minute: number) => new Date(now.getTime() + minute * 60_000);
    const ids: string[] = [];
    for (let minute = 0; minute < 40; minute += 1) {
      const { head } = await aKept({ owner: 'carl', at: at(minute) });
      ids.unshift(head.id);
      if (minute % 11 === 0) {
        const gone = { deleted_at: now.toISOString(), erase_at: getDaysFromNow(30) };
        await documents.delete(head, gone, { ...head.publishing, lock_version: 1 });
        ids.shift();
      }
    }
    const one = await documents.list('carl', undefined);
    const two = await documents.list('carl', one.next ?? 'no next');
    expect([...one.entries, ...two.entries].map(({ id }) => id)).toEqual(ids);
    expect(one.entries).toHaveLength(30);
    expect(two.next).toBeNull();
    const stranger = await documents.list('eve', one.next ?? 'no next');
    expect(stranger.entries).toEqual([]);
    await expect(documents.list('carl', 'made up')).rejects.toMatchObject({ code: 'invalid' });
  });

  test('a document that is erased takes its revisions along, and erasing again is no fault', async () => {
    const { head } = await aKept();
    await documents.erase(head.id);
    await documents.erase(head.id);
    expect(await documents.findHead(head.id)).toBeUndefined();
    expect(await documents.readRevision(head.id, 1, head.hash)).toBeUndefined();
  });

  test('another owner deletes nothing, and a deleted document is not deleted again', async () => {
    const { head } = await aKept();
    const gone = { deleted_at: now.toISOString(), erase_at: getDaysFromNow(30) };
    const next = { ...head.publishing, lock_version: 1 };
    expect(await documents.delete({ ...head, owner: 'bob' }, gone, next)).toBe(false);
    expect(await documents.delete(head, gone, next)).toBe(true);
    expect(await documents.delete(head, gone, { ...next, lock_version: 2 })).toBe(false);
    expect(await documents.listIds(head.owner)).toContain(head.id);
  });

  test('only a settled document that the gallery lacks is found by its sweeper, and by when', async () => {
    const { head } = await aKept();
    const since = '2026-03-01T10:00:00.000Z';
    const pending = { ...head.publishing, lock_version: 1, gallery_pending_since: since };
    await documents.updatePublishing(head.id, pending);
    expect(await documents.listGalleryPendingIds(since)).toContain(head.id);
    expect(await documents.listGalleryPendingIds('2026-03-01T09:59:59.999Z')).not.toContain(head.id);
    await documents.updatePublishing(head.id, { ...pending, lock_version: 2, state: 'queued' });
    expect(await documents.listGalleryPendingIds(since)).not.toContain(head.id);
  });

  test('a document with replaced files is found once it waits for nothing else, and by when', async () => {
    const { head } = await aKept();
    const since = '2026-03-01T10:00:00.000Z';
    const replaced = { revision: 1, hash: head.hash, rendering: null, since };
    const pending = { ...head.publishing, lock_version: 1, gallery_pending_since: since, replaced };
    await documents.updatePublishing(head.id, pending);
    expect(await documents.listReplacedIds(since)).not.toContain(head.id);
    const settled = { ...pending, lock_version: 2, gallery_pending_since: null };
    await documents.updatePublishing(head.id, settled);
    expect((await documents.findHead(head.id))?.publishing.replaced).toEqual(replaced);
    expect(await documents.listReplacedIds(since)).toContain(head.id);
    expect(await documents.listReplacedIds('2026-03-01T09:59:59.999Z')).not.toContain(head.id);
    await documents.updatePublishing(head.id, { ...settled, lock_version: 3, state: 'queued' });
    expect(await documents.listReplacedIds(since)).not.toContain(head.id);
  });

  test('a head in a list leaves the receipts out, and what is read is nobody else’s to change', async () => {
    const owner = `lists-${side}`;
    const { head } = await aKept({ owner });
    const { receipts: _, ...listed } = head;
    expect((await documents.list(owner, undefined)).entries).toEqual([listed]);
    const read = await documents.read(head.id);
    if (read) read.document.title = 'Changed in memory';
    expect((await documents.read(head.id))?.document.title).toBe('The Water Cycle');
  });
});

describe('the adapter of documents', () => {
  let documents: Documents;
  beforeAll(async () => {
    ({ documents } = (await sides[1]?.open()) ?? expect.fail());
  });

  async function aKept(given: Given = {}): Promise<NewVersion> {
    const save = await createFirst(given);
    expect(await documents.create(save)).toBe(true);
    return save;
  }

  test('a document whose content is too large for an item comes back whole, and shrinks into it again', async () => {
    const { head, document } = await aKept({ document: aLargeDocument() });
    expect(await documents.read(head.id)).toEqual({ head, document });
    expect(await readItem(head.id)).toMatchObject({ body_key: { S: expect.stringContaining(head.hash) } });
    expect(await readItem(head.id)).not.toHaveProperty('body');
    const small = await createNext(head);
    await documents.save(small, 1);
    expect(await documents.read(head.id)).toEqual({ head: small.head, document: small.document });
    expect(await readItem(head.id)).not.toHaveProperty('body_key');
  });

  test('the content of a large version goes with it, and that of an equal one stays', async () => {
    const { head, document } = await aKept({ document: aLargeDocument() });
    const save = async (from: Head, next: HandoutDocument) => {
      const saved = await createNextVersion(from, randomBytes(9).toString('base64url'), next, now);
      expect(await documents.save(saved, from.version)).toBe(true);
      return saved;
    };
    const between = await save(head, aWorksheet());
    const last = await save(between.head, document);
    expect(last.head.hash).toBe(head.hash);
    const [newest, , first] = await listAll(documents.listRevisions(head.id, 3));
    expect(newest).toMatchObject({ version: 3, is_large: true, is_frozen: false });
    expect(first).toMatchObject({ version: 1, is_large: true });
    const keys = () => listKeys(`bodies/${head.id}/`);
    expect(await keys()).toHaveLength(2);
    await documents.removeRevision(head.id, first ?? expect.fail());
    expect(await keys()).toEqual([`bodies/${head.id}/3-${head.hash}.json.gz`]);
    expect(await documents.readRevision(head.id, 1, head.hash)).toBeUndefined();
    expect(await documents.read(head.id)).toEqual({ head: last.head, document });
    expect(await documents.readRevision(head.id, 3, head.hash)).toEqual(document);
  });
});

const listKeys = async (Prefix: string) => {
  const { createS3Settings } = await import('#functions/adapters/files/s3.ts');
  const list = new ListObjectsV2Command({ Bucket: process.env.DOCUMENTS_BUCKET, Prefix });
  const { Contents = [] } = await new S3Client(createS3Settings()).send(list);
  return Contents.map(({ Key }) => Key);
};
const getDaysFromNow = (days: number) => getHoursFromNow(days * 24);
const getHoursFromNow = (hours: number) => new Date(now.getTime() + hours * 3600 * 1000).toISOString();
const toKey = (id: string, sk = 'HEAD') => ({
  TableName: process.env.TABLE_NAME,
  Key: { pk: { S: `DOC#${id}` }, sk: { S: sk } },
});
const readItem = async (id: string, sk?: string) =>
  (await new DynamoDBClient().send(new GetItemCommand(toKey(id, sk)))).Item;
async function readRowEnd({ id, version, hash }: Head): Promise<number | undefined> {
  const row = await readItem(id, toRevisionKey(id, version, hash).sk);
  expect(row).toBeDefined();
  return row?.expires_at && Number(row.expires_at.N);
}
