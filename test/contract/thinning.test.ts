import { randomBytes, randomUUID } from 'node:crypto';
import { DynamoDBClient, QueryCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, anApi } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';

/** The versions of a large document on the whole server, thinned out by the timer with the rights of its own role. */

let api: Api;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.stop());

/** Random words: nothing that gzip could make small. */
const aLargeDocument = (title: string) =>
  aWorksheet({
    title,
    items: [{ id: 'item', type: 'basic_text', data: { instruction: randomBytes(6_000).toString('base64') } }],
  });

const TEN_DAYS_MS = 10 * 24 * 3600 * 1000;
const BEGUN = new Date(new Date(Date.now() - TEN_DAYS_MS).setUTCHours(9, 0, 0, 0)).getTime();

/** Moves the versions before the newest ten days back, a minute apart, and lets the time of the document be up. */
async function passAWeek(id: string, newest: number): Promise<void> {
  const client = new DynamoDBClient();
  const TableName = process.env.TABLE_NAME;
  const set = (sk: string, name: string, value: string) =>
    client.send(
      new UpdateItemCommand({
        ...{ TableName, Key: { pk: { S: `DOC#${id}` }, sk: { S: sk } } },
        UpdateExpression: 'SET #name = :value',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: { ':value': { S: value } },
      }),
    );
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :rev)',
      ExpressionAttributeValues: { ':pk': { S: `DOC#${id}` }, ':rev': { S: 'REV#' } },
    }),
  );
  for (const { sk } of Items) {
    const version = Number(sk?.S?.split('#')[1]);
    if (version < newest)
      await set(sk?.S ?? '', 'saved_at', new Date(BEGUN + version * 60_000).toISOString());
  }
  await set('THINNING', 'queued_at', new Date().toISOString());
}

const countContents = async (id: string) => {
  const list = new ListObjectsV2Command({ Bucket: process.env.DOCUMENTS_BUCKET, Prefix: `bodies/${id}/` });
  return (await new S3Client({ forcePathStyle: true }).send(list)).Contents?.length ?? 0;
};

test('a week later the last version of a day is left, and can be read with its content', async () => {
  const { token } = await api.person('ann@example.org');
  const headers = (base?: number) => ({
    'idempotency-key': randomUUID(),
    ...(base !== undefined && { 'if-match': `"${base}"` }),
  });
  const made = await api.call('createDocument', {
    ...{ token, headers: headers(), body: { document: aLargeDocument('1') } },
  });
  const id = String(made.body.id);
  for (const base of [1, 2, 3]) {
    const body = { document: aLargeDocument(`${base + 1}`) };
    const saved = await api.call('updateDocument', { token, params: { id }, headers: headers(base), body });
    expect(saved.status).toBe(200);
  }
  const list = async () => {
    const { body } = await api.call('listRevisions', { token, params: { id } });
    return body.revisions as { id: string; version: number }[];
  };
  const sweep = () => api.invoke('events/delete-account', { 'detail-type': 'Scheduled Event' });
  await sweep();
  expect((await list()).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  expect(await countContents(id)).toBe(4);

  await passAWeek(id, 4);
  await sweep();
  const [newest, last, ...others] = await list();
  expect([newest?.version, last?.version, others]).toEqual([4, 3, []]);
  expect(await countContents(id)).toBe(2);
  const read = await api.call('readRevision', { token, params: { id, revision: last?.id ?? '' } });
  expect(read).toMatchObject({ status: 200, body: { document: { title: '3' } } });
  expect(await api.call('readDocument', { token, params: { id } })).toMatchObject({ status: 200 });
});
