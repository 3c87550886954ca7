// @module-tag slow
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  type AttributeValue,
  DeleteItemCommand,
  PutItemCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBucket } from '#functions/recovery/restore-bucket.ts';
import { listVersions, restoreDocument } from '#functions/recovery/restore-document.ts';
import { restoreTable } from '#functions/recovery/restore-table.ts';
import { saveEnvironment } from '../../bin/environment.ts';
import { aFolder } from '../support/a-folder.ts';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';

/** The drills: data is lost on purpose, and an operator's command brings it back. */

let api: Api;
let ann: Person;
beforeAll(async () => {
  api = await anApi();
  saveEnvironment(api.dataDir, api.env);
  ann = await api.person('ann@example.org');
});
afterAll(() => api.stop());

/** Runs the command as an operator does; the drills call what it calls, because a process takes a second to start. */
async function runCommand(...given: string[]) {
  const env = { PATH: process.env.PATH, HANDOUT_DATA: api.dataDir };
  const command = [join(import.meta.dirname, '../../bin/restore.ts'), ...given];
  const run = promisify(execFile)(process.execPath, command, { env });
  return run.catch((error: { stdout: string; stderr: string }) => error);
}

let writes = 0;
const key = () => ({ 'idempotency-key': `write-${writes++}` });
async function create(title: string): Promise<string> {
  const document = aWorksheet({ title });
  const { body } = await api.call('createDocument', { token: ann.token, headers: key(), body: { document } });
  return String(body.id);
}
const save = (id: string, base: number, title: string) =>
  api.call('updateDocument', {
    token: ann.token,
    params: { id },
    headers: { ...key(), 'if-match': `"${base}"` },
    body: { document: aWorksheet({ title }) },
  });
const read = async (id: string) =>
  (await api.call('readDocument', { token: ann.token, params: { id } })).body as {
    version: number;
    document?: { title: unknown };
  };

const listNumbers = async (id: string) => (await listVersions(id)).map(({ version }) => version);

type Row = Record<string, AttributeValue>;

async function listRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateScan({ client: api.clients.dynamo }, { TableName: 'handout' }))
    rows.push(...Items);
  return rows;
}

/** Writes rows as DynamoDB exports them to S3: a line each, bytes as Base64. */
async function exportRows(rows: readonly Row[]): Promise<string> {
  const toExported = (value: unknown): unknown => {
    if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
    if (Array.isArray(value)) return value.map(toExported);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toExported(inner)]));
  };
  const folder = join(aFolder(), 'AWSDynamoDB/01/data');
  mkdirSync(folder, { recursive: true });
  const lines = rows.map((row) => JSON.stringify({ Item: toExported(row) }));
  const half = Math.ceil(lines.length / 2);
  writeFileSync(join(folder, 'one.json.gz'), gzipSync(`${lines.slice(0, half).join('\n')}\n`));
  writeFileSync(join(folder, 'two.json.gz'), gzipSync(`${lines.slice(half).join('\n')}\n`));
  return folder;
}

test('lost rows of the table come back from its export, and what was saved since stays', async () => {
  const [lost, changed] = [await create('Lost'), await create('Before')];
  const before = await listRows();
  const folder = await exportRows(before);
  const isLost = ({ pk }: Row) => pk?.S === `DOC#${lost}`;
  for (const { pk, sk } of before.filter(isLost))
    if (pk && sk)
      await api.clients.dynamo.send(new DeleteItemCommand({ TableName: 'handout', Key: { pk, sk } }));
  await save(changed, 1, 'Since');
  expect((await api.call('readDocument', { token: ann.token, params: { id: lost } })).status).toBe(404);

  const count = before.filter(isLost).length;
  expect((await runCommand('table', folder)).stdout).toBe(
    `${count} rows restored; ${before.length - count} were there and stay as they are.\n`,
  );
  expect((await listRows()).filter(isLost)).toEqual(before.filter(isLost));
  expect(JSON.stringify((await read(lost)).document?.title)).toContain('Lost');
  expect(JSON.stringify((await read(changed)).document?.title)).toContain('Since');
  // Safe to repeat.
  expect(await restoreTable(folder)).toEqual({ restored: 0, present: before.length });
});

test('a broken line of an export is named, and a folder without one too', async () => {
  const folder = aFolder();
  await expect(restoreTable(folder)).rejects.toThrow(`There is no file *.json.gz of an export in ${folder}`);
  writeFileSync(
    join(folder, 'bad.json.gz'),
    gzipSync('{"Item":{"pk":{"S":"A"},"sk":{"S":"B"}}}\nnot json\n'),
  );
  await expect(restoreTable(folder)).rejects.toThrow(
    `${join(folder, 'bad.json.gz')}, line 2 is no row of an export`,
  );
});

test('deleted objects below a prefix come back with their last content, and no others', async () => {
  const { s3 } = api.clients;
  const put = (Key: string, Body: string) =>
    s3.send(new PutObjectCommand({ Bucket: 'documents', Key, Body }));
  const remove = (Key: string) => s3.send(new DeleteObjectCommand({ Bucket: 'documents', Key }));
  const readObject = async (Key: string) =>
    (await s3.send(new GetObjectCommand({ Bucket: 'documents', Key }))).Body?.transformToString();
  await put('bodies/a/ü 1.json.gz', 'first');
  await put('bodies/a/ü 1.json.gz', 'last');
  await put('bodies/a/2.json.gz', 'kept');
  await put('bodies/b/3.json.gz', 'erased for good');
  for (const path of ['bodies/a/ü 1.json.gz', 'bodies/b/3.json.gz']) await remove(path);

  expect(await restoreBucket('documents', 'bodies/a/')).toEqual(['bodies/a/ü 1.json.gz']);
  expect(await readObject('bodies/a/ü 1.json.gz')).toBe('last');
  expect(await readObject('bodies/a/2.json.gz')).toBe('kept');
  await expect(readObject('bodies/b/3.json.gz')).rejects.toThrow();
  expect(await restoreBucket('documents', 'bodies/a/')).toEqual([]);
});

test('an earlier version of a document is its newest again, and the later one is kept before it', async () => {
  const id = await create('Yesterday');
  await save(id, 1, 'Emptied');
  expect(await listNumbers(id)).toEqual([1, 2]);
  expect((await runCommand('document', id, '1')).stdout).toBe(
    'Version 1 is the newest again, as version 3.\n',
  );
  const now = await read(id);
  expect(now.version).toBe(3);
  expect(JSON.stringify(now.document?.title)).toContain('Yesterday');
  expect(await listNumbers(id)).toEqual([1, 2, 3]);
  // The owner's editor goes on from there.
  expect((await save(id, 3, 'Today')).status).toBe(200);
});

test('a version that lost against another writer is never restored', async () => {
  const id = await create('Mine');
  const [revision] = (await listRows()).filter(
    ({ pk, sk }) => pk?.S === `DOC#${id}` && sk?.S?.startsWith('REV#'),
  );
  const Item = { ...revision, sk: { S: 'REV#000000000001#000' } } as Row;
  await api.clients.dynamo.send(
    new PutItemCommand({ TableName: 'handout', Item: { ...Item, body: { B: gzipSync('{}') } } }),
  );
  expect(await restoreDocument(id, 1)).toBe(2);
  expect(JSON.stringify((await read(id)).document?.title)).toContain('Mine');
});

test.each([
  [[], 'Usage: npm run restore -- table FOLDER'],
  [['bucket', 'published', 'published/'], 'There is no bucket published; there are documents, images.'],
])('the restore command refuses %j in words', async (given, words) => {
  expect((await runCommand(...given)).stderr).toContain(words);
});

test('a document in the trash is restored there, and a version that is not stored is named', async () => {
  const id = await create('Trash');
  await expect(restoreDocument('nobodys', 1)).rejects.toThrow('There is no document nobodys.');
  await expect(restoreDocument(id, 7)).rejects.toThrow(`Version 7 of ${id} is not stored.`);
  await api.call('deleteDocument', { token: ann.token, params: { id } });
  await expect(restoreDocument(id, 1)).rejects.toThrow("is in its owner's trash");
});
