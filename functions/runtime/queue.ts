import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod/mini';
import { EVENTS } from '#shared/events/events.ts';
import type { RetrySoon } from '../ports/events.ts';
import { logger } from '../process/logger.ts';

type EventName = keyof typeof EVENTS;
type Detail<N extends EventName> = z.output<(typeof EVENTS)[N]['detail']>;

/** Delay that is added with each failed delivery. */
const RETRY_SECONDS = 10;

/**
 * Creates a handler for events that a queue delivers. A message that fails is visible again at once, then
 * after 10 seconds; after the third failure the queue moves it to the dead letters.
 */
export function onQueueEvent<N extends EventName>(
  name: N,
  retrySoon: RetrySoon,
  answer: (detail: Detail<N>, sentAt: Date) => Promise<unknown>,
): (event: SQSEvent) => Promise<SQSBatchResponse> {
  const envelope = z.object({ 'detail-type': z.literal(name), detail: z.unknown() });
  // TypeScript does not follow the table through a name that is itself a type parameter.
  const schema = EVENTS[name].detail as unknown as z.ZodMiniType<Detail<N>>;
  const handleMessage = async ({ body, receiptHandle, messageId, attributes }: SQSRecord) => {
    try {
      const sentAt = new Date(Number(attributes.SentTimestamp));
      await answer(schema.parse(envelope.parse(JSON.parse(body)).detail), sentAt);
      return [];
    } catch (error) {
      logger.error('failed', { event: name, message_id: messageId, error: error as Error });
      const seconds = RETRY_SECONDS * (Number(attributes.ApproximateReceiveCount) - 1);
      await retrySoon(receiptHandle, seconds).catch((cause: Error) => logger.warn('late retry', cause));
      return [{ itemIdentifier: messageId }];
    }
  };
  return async ({ Records }) => {
    const failures: SQSBatchResponse['batchItemFailures'] = [];
    for (const record of Records) failures.push(...(await handleMessage(record)));
    return { batchItemFailures: failures };
  };
}
