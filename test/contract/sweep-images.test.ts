import { QueryCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';
import { aPhoto, upload } from '../support/photos.ts';

/** The sweeper of pictures, run by its timer with the rights of its own role. */

let api: Api;
let ann: Person;
beforeAll(async () => {
  api = await anApi();
  ann = await api.person('ann@example.org');
});
afterAll(() => api.stop());

const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** Makes all pictures of Ann's due, unused for years. */
async function passYears(): Promise<void> {
  const { TABLE_NAME: TableName } = api.env;
  const { Items = [] } = await api.clients.dynamo.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :image)',
      ExpressionAttributeValues: { ':pk': { S: `USER#${ann.id}` }, ':image': { S: 'IMAGE#' } },
    }),
  );
  for (const { pk, sk } of Items)
    await api.clients.dynamo.send(
      new UpdateItemCommand({
        TableName,
        Key: { pk: pk ?? { NULL: true }, sk: sk ?? { NULL: true } },
        UpdateExpression: 'SET queued_at = :then, unused_since = :then',
        ExpressionAttributeValues: { ':then': { S: LONG_AGO } },
      }),
    );
}

test('a photograph that no document has is removed with its files, and one of a document stays', async () => {
  const [unused, used] = [
    await upload(api, ann, await aPhoto()),
    await upload(api, ann, await aPhoto({ background: '#B42318' })),
  ];
  const body = { document: aWorksheet({ images: [{ id: used.id }] }) };
  await api.call('createDocument', { token: ann.token, headers: { 'idempotency-key': 'd' }, body });
  const readStatuses = () => Promise.all([unused, used].map(async ({ url }) => (await fetch(url)).status));
  expect(await readStatuses()).toEqual([200, 200]);
  await passYears();
  await api.invoke('events/sweep-images', { 'detail-type': 'Scheduled Event' });
  const ids = [unused.id, used.id].join();
  const { body: left } = await api.call('readImages', { token: ann.token, query: { ids } });
  expect(left.images).toMatchObject([{ id: used.id }]);
  expect((await readStatuses()).map((status) => status === 200)).toEqual([false, true]);
});
