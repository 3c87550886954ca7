import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DescribeTableCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import library, { type StoredTable } from 'dynalite/db/index.js';
import { afterAll, expect, test } from 'vitest';
import { startDynamoDb } from '#infra/local/dynamodb/dynamodb.ts';
import { aCloud, createClients } from '../support/a-cloud.ts';
import { aFolder } from '../support/a-folder.ts';
import { anAccount } from '../support/an-account.ts';

const cloud = await aCloud();
afterAll(() => cloud.stop());
const { dynamo } = cloud.clients;
const TableName = 'handout';
const toKey = (pk: string) => ({ pk: { S: pk }, sk: { S: 'head' } });
const get = async (pk: string) => (await dynamo.send(new GetItemCommand({ TableName, Key: toKey(pk) }))).Item;

const queryIndex = async (IndexName: string, key: string, value: string, client = dynamo) => {
  const asked = {
    KeyConditionExpression: '#key = :value',
    ExpressionAttributeNames: { '#key': key },
    ExpressionAttributeValues: { ':value': { S: value } },
  };
  return (await client.send(new QueryCommand({ TableName, IndexName, ...asked }))).Items;
};

test('an index lists the rows that carry its keys, in their order, and no others', async () => {
  const rows = [
    { ...toKey('late'), publish_state: { S: 'queued' }, queued_at: { S: '2026-02' } },
    { ...toKey('early'), publish_state: { S: 'queued' }, queued_at: { S: '2026-01' } },
    { ...toKey('draft'), queued_at: { S: '2026-01' } },
  ];
  for (const Item of rows) await dynamo.send(new PutItemCommand({ TableName, Item }));
  const found = await queryIndex('by_state', 'publish_state', 'queued');
  expect(found?.map((row) => row.pk?.S)).toEqual(['early', 'late']);
});

test('an index gives of a row just what the cloud’s carries: the list no body, what waits its keys alone', async () => {
  const Item = {
    ...toKey('whole'),
    ...{ owner: { S: 'ada' }, updated_at: { S: '1' }, title: { S: 'Rain' }, body: { S: 'long' } },
    ...{ publish_state: { S: 'rendering' }, queued_at: { S: '1' } },
  };
  await dynamo.send(new PutItemCommand({ TableName, Item }));
  const { pk, sk, owner, updated_at, title, publish_state, queued_at } = Item;
  expect(await queryIndex('by_owner', 'owner', 'ada')).toEqual([{ pk, sk, owner, updated_at, title }]);
  expect(await queryIndex('by_state', 'publish_state', 'rendering')).toEqual([
    { pk, sk, publish_state, queued_at },
  ]);
});

test('a write whose condition fails changes nothing and gives the row that stands there', async () => {
  await dynamo.send(new PutItemCommand({ TableName, Item: { ...toKey('one'), version: { N: '2' } } }));
  const stale = new UpdateItemCommand({
    TableName,
    Key: toKey('one'),
    UpdateExpression: 'SET version = :next',
    ConditionExpression: 'version = :base',
    ExpressionAttributeValues: { ':base': { N: '1' }, ':next': { N: '2' } },
  });
  await expect(dynamo.send(stale)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  expect((await get('one'))?.version).toEqual({ N: '2' });
});

test('a request with another secret, or with none, is refused', async () => {
  const stranger = createClients(cloud, 'not-the-secret').dynamo;
  const put = new PutItemCommand({ TableName, Item: toKey('stranger') });
  await expect(stranger.send(put)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  const bare = await fetch(cloud.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', {
    method: 'POST',
    headers: { 'x-amz-target': 'DynamoDB_20120810.ListTables', 'content-type': 'application/x-amz-json-1.0' },
    body: '{}',
  });
  expect(bare.status).toBe(403);
  expect(await get('stranger')).toBeUndefined();
});

test('a full disk refuses a write in words, keeps what is there, and takes writes again afterwards', async () => {
  let room = true;
  const small = await aCloud({ hasRoom: () => room });
  const put = (pk: string) => small.clients.dynamo.send(new PutItemCommand({ TableName, Item: toKey(pk) }));
  await put('before');
  room = false;
  await expect(put('during')).rejects.toThrow('The disk is full');
  room = true;
  await put('after');
  const read = (pk: string) => small.clients.dynamo.send(new GetItemCommand({ TableName, Key: toKey(pk) }));
  expect((await read('before')).Item).toBeDefined();
  expect((await read('during')).Item).toBeUndefined();
  await small.stop();
});

test('an item holds 400 KB, and a page of a query 1 MB', async () => {
  const toItem = (pk: string, sk: string, bytes: number) => ({
    ...{ pk: { S: pk }, sk: { S: sk }, body: { S: 'x'.repeat(bytes) } },
  });
  const putItem = (...item: Parameters<typeof toItem>) =>
    dynamo.send(new PutItemCommand({ TableName, Item: toItem(...item) }));
  await expect(putItem('large', '1', 400 * 1024)).rejects.toMatchObject({ name: 'ValidationException' });
  for (const sk of ['1', '2', '3', '4']) await putItem('large', sk, 390 * 1024);
  const asked = {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'large' } },
  };
  const page = await dynamo.send(new QueryCommand({ TableName, ...asked }));
  // The item that crosses the limit is the last of its page.
  expect(page.Items).toHaveLength(3);
  expect(page.LastEvaluatedKey).toMatchObject({ sk: { S: '3' } });
});

test('where indexes lag, a read finds what the read before it was too early for', async () => {
  const late = await aCloud({ indexesLag: true });
  const item = { ...toKey('new'), publish_state: { S: 'queued' }, queued_at: { S: '1' } };
  await late.clients.dynamo.send(new PutItemCommand({ TableName, Item: item }));
  const find = () => queryIndex('by_state', 'publish_state', 'queued', late.clients.dynamo);
  expect(await find()).toEqual([]);
  expect(await find()).toHaveLength(1);
  await late.stop();
});

const account = anAccount();
const aDynamo = async (folder: string) => {
  const started = await startDynamoDb({ folder, tableName: TableName, account, hasRoom: () => true });
  const env = {
    AWS_ENDPOINT_URL_DYNAMODB: started.url,
    AWS_REGION: account.region,
    AWS_ACCESS_KEY_ID: account.accessKeyId,
  };
  return { ...started, client: createClients({ env }, account.secretAccessKey).dynamo };
};

test('rows whose time is over are deleted', async () => {
  const here = await aDynamo(aFolder());
  const now = Math.floor(Date.now() / 1000);
  const put = (pk: string, expires: number) =>
    here.client.send(
      new PutItemCommand({ TableName, Item: { ...toKey(pk), expires_at: { N: String(expires) } } }),
    );
  await put('over', now - 10);
  await put('good', now + 1000);
  await here.expire();
  const read = async (pk: string) =>
    (await here.client.send(new GetItemCommand({ TableName, Key: toKey(pk) }))).Item;
  expect(await read('over')).toBeUndefined();
  expect(await read('good')).toBeDefined();
  await here.stop();
});

test('index rows of a write that a kill cut short are mended at the next start', async () => {
  const folder = aFolder();
  const item = { ...toKey('one'), owner: { S: 'teacher' }, updated_at: { S: '1' } };
  const first = await aDynamo(folder);
  await first.client.send(new PutItemCommand({ TableName, Item: item }));
  await first.stop();
  await leaveHalfWrite(folder, item);

  const second = await aDynamo(folder);
  expect(await queryIndex('by_owner', 'owner', 'teacher', second.client)).toEqual([item]);
  await second.stop();
});

test('a folder whose indexes carried more is brought to what they carry now, with its rows', async () => {
  const folder = aFolder();
  const item = { ...toKey('one'), owner: { S: 'teacher' }, updated_at: { S: '1' }, title: { S: 'Rain' } };
  const first = await aDynamo(folder);
  await first.client.send(new PutItemCommand({ TableName, Item: { ...item, body: { S: 'long' } } }));
  await first.stop();
  await letIndexesCarryAll(folder);

  const second = await aDynamo(folder);
  expect(await queryIndex('by_owner', 'owner', 'teacher', second.client)).toEqual([item]);
  const { Table } = await second.client.send(new DescribeTableCommand({ TableName }));
  const kinds = Table?.GlobalSecondaryIndexes?.map(({ Projection }) => Projection?.ProjectionType);
  expect(kinds?.sort()).toEqual(['INCLUDE', 'KEYS_ONLY']);
  await second.stop();
});

/** As an earlier version left a folder: its mark is empty, and an index row is the whole item. */
async function letIndexesCarryAll(folder: string): Promise<void> {
  writeFileSync(join(folder, 'stopped-cleanly'), '');
  const { db } = library.create({ path: join(folder, 'level') });
  const stored = (await db.get(`table~${TableName}`)) as StoredTable;
  const GlobalSecondaryIndexes = stored.GlobalSecondaryIndexes.map((index) => ({
    ...index,
    Projection: { ProjectionType: 'ALL' },
  }));
  await db.batch([{ type: 'put', key: `table~${TableName}`, value: { ...stored, GlobalSecondaryIndexes } }]);
  for await (const [, value] of db.iterator({ gte: 'item-', lt: 'item-\u00ff' }))
    for await (const key of db.keys({ gte: 'index-global~', lt: 'index-global~\u00ff' }))
      await db.batch([{ type: 'put', key, value }]);
  await db.close();
}

/** As dynalite stands when it is killed between the index and the item: the old row gone, a new one there. */
async function leaveHalfWrite(folder: string, item: Record<string, { S: string }>): Promise<void> {
  rmSync(join(folder, 'stopped-cleanly'));
  const { db } = library.create({ path: join(folder, 'level') });
  for await (const key of db.keys({ gte: 'index-global~', lt: 'index-global~\u00ff' })) {
    const orphan = { ...item, updated_at: { S: '2' } };
    await db.batch([
      { type: 'del', key },
      { type: 'put', key: key.replace('~by_owner~', '~by_owner~zz'), value: orphan },
    ]);
  }
  await db.close();
}
