import type { SQSEvent } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { onQueueEvent } from './queue.ts';

const detail = { document_id: 'd1', revision: 2 };
const envelope = JSON.stringify({ 'detail-type': 'PublishRequested', source: 'handout', detail });
const messages = (...bodies: string[]) => receivedTimes(1, ...bodies);
const receivedTimes = (times: number, ...bodies: string[]) =>
  ({
    Records: bodies.map((body, index) => ({
      messageId: `m${index}`,
      receiptHandle: `r${index}`,
      body,
      attributes: { SentTimestamp: '1772359200000', ApproximateReceiveCount: String(times) },
    })),
  }) as unknown as SQSEvent;

test('an event is dealt with by its detail, and its message is done', async () => {
  const answer = vi.fn(async () => undefined);
  const handler = onQueueEvent('PublishRequested', vi.fn(), answer);
  expect(await handler(messages(envelope))).toEqual({ batchItemFailures: [] });
  expect(answer).toHaveBeenCalledWith(detail, new Date(1772359200000));
});

test('a message that fails comes back at once, later the next time, and takes no other with it', async () => {
  const retrySoon = vi.fn(async () => undefined);
  const answer = vi.fn().mockRejectedValueOnce(new Error('Chromium died')).mockResolvedValue('rendered');
  const handler = onQueueEvent('PublishRequested', retrySoon, answer);
  expect(await handler(messages(envelope, envelope))).toEqual({
    batchItemFailures: [{ itemIdentifier: 'm0' }],
  });
  answer.mockRejectedValueOnce(new Error('Chromium died'));
  await handler(receivedTimes(2, envelope));
  expect(retrySoon.mock.calls).toEqual([
    ['r0', 0],
    ['r0', 10],
  ]);
});

test('a message that is no event of ours, or cannot be made to come back soon, is left to the queue', async () => {
  const answer = vi.fn();
  const handler = onQueueEvent('PublishRequested', () => Promise.reject(new Error('no queue')), answer);
  const other = JSON.stringify({ 'detail-type': 'Other', detail });
  expect(await handler(messages('{', other))).toEqual({
    batchItemFailures: [{ itemIdentifier: 'm0' }, { itemIdentifier: 'm1' }],
  });
  expect(answer).not.toHaveBeenCalled();
});
