import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCloud } from '../support/a-cloud.ts';

/** The smaller adapters against the embedded cloud. */

let cloud: Awaited<ReturnType<typeof aCloud>>;
beforeAll(async () => {
  cloud = await aCloud();
  Object.assign(process.env, cloud.env);
});
afterAll(() => cloud.stop());

const loadFiles = async () => (await import('#functions/adapters/files/s3-files.ts')).createS3Files();
const loadAddresses = async () =>
  (await import('#functions/adapters/files/cloudfront-file-urls.ts')).createCloudfrontFileUrls();
const loadEvents = async () =>
  (await import('#functions/adapters/eventbridge-events.ts')).createEventBridgeEvents();

test('a published file is read by its signed address alone, and saved under its own name', async () => {
  const { put } = await loadFiles();
  const bytes = new TextEncoder().encode('%PDF');
  await put('published/d1/2-abc.pdf', bytes, 'application/pdf', 'El niño: "año" 水.pdf');
  const signed = await (await loadAddresses()).sign('published/d1/2-abc.pdf');
  const response = await fetch(signed);
  expect([response.status, await response.text()]).toEqual([200, '%PDF']);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('private, max-age=900');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="El nino ano .pdf"; filename*=UTF-8''El%20ni%C3%B1o%20a%C3%B1o%20%E6%B0%B4.pdf`,
  );
  const [bare] = signed.split('?');
  expect((await fetch(bare ?? '')).status).toBe(403);
  expect((await fetch(signed.replace('2-abc.pdf', '2-abc-key.pdf'))).status).toBe(403);
});

test('an event reaches the render queue as the renderer reads it', async () => {
  await (await loadEvents()).sendPublishRequested({ document_id: 'd1', revision: 2, owner_id: 'ann' });
  const { Messages } = await new SQSClient().send(
    new ReceiveMessageCommand({ QueueUrl: process.env.RENDER_QUEUE_URL }),
  );
  expect(JSON.parse(Messages?.[0]?.Body ?? '')).toMatchObject({
    'detail-type': 'PublishRequested',
    detail: { document_id: 'd1', revision: 2, owner_id: 'ann' },
  });
});

test('an event that the bus did not take is an error, though the bus answers 200', async () => {
  vi.stubEnv('EVENT_BUS_NAME', 'another');
  const { sendPublishRequested: publishRequested } = await loadEvents();
  vi.unstubAllEnvs();
  await expect(publishRequested({ document_id: 'd1', revision: 2, owner_id: 'ann' })).rejects.toThrow(
    'ResourceNotFound',
  );
});

test('a variable that a function needs and does not find is named at once', async () => {
  vi.stubEnv('EVENT_BUS_NAME', '');
  await expect(loadEvents()).rejects.toThrow('EVENT_BUS_NAME');
  vi.unstubAllEnvs();
});
