import { randomUUID } from 'node:crypto';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import {
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStageFile } from '#infra/local/stage/stage.ts';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';
import { givePremium } from '../support/give-premium.ts';
import { passTrashTime } from '../support/pass-trash-time.ts';
import { aPhoto, sendPhoto, upload } from '../support/photos.ts';
import { publishDocumentFor } from '../support/publish-for.ts';

/** What is left of a document or an account once it is erased: every row and every object is read. */

let api: Api;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.stop());

const BUCKETS = ['DOCUMENTS_BUCKET', 'PUBLISHED_BUCKET', 'IMAGES_BUCKET', 'UPLOADS_BUCKET'];

const DAY_S = 24 * 3600;

/** Tells whether a row goes by itself within a day: counts of quotas, and what keeps a late event from the gallery. */
const isExpiring = ({ expires_at }: Row): boolean =>
  Number(expires_at?.N ?? Number.POSITIVE_INFINITY) < Date.now() / 1000 + DAY_S + 60;

type Row = Readonly<Record<string, { readonly N?: string }>>;

/** Returns every row of the table that stays, as JSON. */
async function readRows(): Promise<string[]> {
  const rows: string[] = [];
  let ExclusiveStartKey: Record<string, never> | undefined;
  do {
    const page = await new DynamoDBClient().send(
      new ScanCommand({ TableName: process.env.TABLE_NAME, ExclusiveStartKey }),
    );
    const items = (page.Items ?? []) as Row[];
    rows.push(...items.filter((item) => !isExpiring(item)).map((item) => JSON.stringify(item)));
    ExclusiveStartKey = page.LastEvaluatedKey as typeof ExclusiveStartKey;
  } while (ExclusiveStartKey);
  return rows;
}

/** Returns every object of every bucket: its key and its first bytes. */
async function readObjects(): Promise<string[]> {
  const client = new S3Client({ forcePathStyle: true });
  const found: string[] = [];
  for (const Bucket of BUCKETS.map((name) => process.env[name])) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
    for (const { Key = '' } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      found.push(`${Bucket}/${Key} ${await Body?.transformToString('latin1')}`);
    }
  }
  return found;
}

/** Lists what is stored anywhere and holds one of the words. */
const findTraces = async (words: readonly string[]): Promise<string[]> =>
  [...(await readRows()), ...(await readObjects())]
    .filter((stored) => words.some((word) => stored.includes(word)))
    .map((stored) => stored.slice(0, 200));

/** Lists the former versions of objects that were deleted or replaced, with the days after which they go by themselves. */
async function listFormerVersions(): Promise<{ key: string; days: number }[]> {
  const client = new S3Client({ forcePathStyle: true });
  const found: { key: string; days: number }[] = [];
  for (const Bucket of BUCKETS.map((name) => process.env[name] ?? '')) {
    const rules = readStageFile().buckets[Bucket]?.lifecycle ?? [];
    const { Versions = [] } = await client.send(new ListObjectVersionsCommand({ Bucket }));
    for (const { Key = '', IsLatest } of Versions) {
      if (IsLatest) continue;
      const days = rules
        .filter(({ Prefix = '' }) => Key.startsWith(Prefix))
        .map((rule) => rule.NoncurrentVersionExpiration?.NoncurrentDays ?? Number.POSITIVE_INFINITY);
      found.push({ key: `${Bucket}/${Key}`, days: Math.min(Number.POSITIVE_INFINITY, ...days) });
    }
  }
  return found;
}

const ERASER = 'events/delete-account';
/** Runs the eraser by its timer, with the rights of its own role. */
const sweep = () => api.invoke(ERASER, { 'detail-type': 'Scheduled Event' });

const erase = ({ token }: Person, id: string) => api.call('deleteDocument', { token, params: { id } });

test('a document of the trash leaves nothing behind when its time is up, and the others stay', async () => {
  const ann = await api.person('ann@example.org');
  const [gone, restored, kept] = [
    await publishDocumentFor(api, ann, { is_private: 0 }),
    await publishDocumentFor(api, ann, { is_private: 0 }),
    await publishDocumentFor(api, ann, { is_private: 0 }),
  ];
  for (const { id } of [gone, restored]) await erase(ann, id);
  await api.call('restoreDocument', { token: ann.token, params: { id: restored.id } });
  expect((await findTraces([gone.id])).length).toBeGreaterThan(4);
  await sweep();
  expect((await findTraces([gone.id])).length).toBeGreaterThan(4);
  await passTrashTime(restored.id, ['DELETED']);
  await passTrashTime(gone.id);
  await sweep();
  await sweep();
  expect(await findTraces([gone.id])).toEqual([]);
  for (const { id } of [restored, kept])
    expect(await api.call('readPublished', { params: { id } })).toMatchObject({ status: 200 });
});

test('an account leaves nothing behind: its name, documents, trash, answers, pictures, folders, its bank and settings', async () => {
  const bob = await api.person('bob@example.org');
  await givePremium(bob);
  const { token } = bob;
  await api.call('updateUser', { token, body: { name: 'Bob’s name' } });
  const published = await publishDocumentFor(api, bob, { is_private: 1 });
  const trashed = await publishDocumentFor(api, bob, { is_private: 0 });
  await erase(bob, trashed.id);
  const headers = { 'idempotency-key': randomUUID() };
  const body = { document: aWorksheet({ title: 'Bob’s unsaved secret' }) };
  await api.call('createDocument', { token, headers, body });
  await api.call('saveFolder', { token, params: { folder: 'f' }, body: { name: 'Bob’s folder' } });
  await api.call('keepItem', {
    ...{ token, params: { kept: 'k' }, headers: { ...headers, 'if-match': '"0"' } },
    body: { name: 'Bob’s question', subject: null, grade: null, tags: [], content: aWorksheet() },
  });
  await api.call('shareKeptItems', { token, headers, body: { kept: null } });
  await api.call('sendHelpRequest', { token, body: { id: randomUUID(), message: 'Bob needs help' } });
  const icon = await api.call('downloadIcon', { token, params: { icon: '2B50' }, body: { color: null } });
  // One photograph became a picture, and one was sent and forgotten.
  await upload(api, bob, await aPhoto({ says: 'Bob’s class' }));
  await sendPhoto(api, bob, await aPhoto({ says: 'Bob’s garden' }));
  const words = [bob.id, bob.email, published.id, trashed.id, 'Bob’s', String(icon.body.id)];
  expect((await findTraces(words)).length).toBeGreaterThan(10);
  const listOriginals = async () => (await readObjects()).filter((stored) => stored.includes('/uploads/'));
  expect(await listOriginals()).toEqual([expect.stringContaining(`uploads/${bob.id}/`)]);

  expect(await api.call('deleteAccount', { token, body: { email: bob.email } })).toMatchObject({
    status: 204,
  });
  await api.invoke(ERASER, {
    'detail-type': 'AccountDeletionRequested',
    source: 'handout',
    detail: { user_id: bob.id },
  });
  // The deletion itself stays until its second look, two hours later.
  expect((await findTraces(words)).filter((trace) => !trace.includes('"DELETION"'))).toEqual([]);
  // What can still be restored by hand goes by itself; of an original with its places and dates there is nothing to restore.
  for (const { key, days } of await listFormerVersions())
    expect([key, days <= 30, key.includes('/uploads/')]).toEqual([key, true, false]);
});
