import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, PutItemCommand, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { startDynamo } from './dynamo.ts';

const account = { accessKeyId: 'AKIA', secretAccessKey: 'secret', region: 'us-east-1' };
test('x', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handout-'));
  const d = await startDynamo({ folder, tableName: 'handout', account, hasRoom: () => true });
  const c = new DynamoDBClient({ endpoint: d.url, region: 'us-east-1', credentials: account });
  await c.send(new PutItemCommand({ TableName: 'handout', Item: { pk: { S: 'a' }, sk: { S: 'b' }, owner: { S: 'o' }, updated_at: { S: '1' } } }));
  const r = await c.send(new GetItemCommand({ TableName: 'handout', Key: { pk: { S: 'a' }, sk: { S: 'b' } } }));
  expect(r.Item?.owner).toEqual({ S: 'o' });
  const t = performance.now();
  await d.stop();
  console.log(performance.now() - t);
});
