import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { clientSettings } from './client-settings.ts';

test('a call that hangs is given up and made again', async () => {
  const asked: string[] = [];
  const server = createServer((request) => asked.push(request.url ?? ''));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { maxAttempts, requestHandler } = clientSettings;
  const client = new DynamoDBClient({
    maxAttempts,
    requestHandler: { ...requestHandler, requestTimeout: 50 },
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'LOCAL', secretAccessKey: 'secret' },
  });
  const call = client.send(new GetItemCommand({ TableName: 'table', Key: { pk: { S: 'a' } } }));
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(asked).toHaveLength(maxAttempts);
});
