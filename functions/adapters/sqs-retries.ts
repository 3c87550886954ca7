import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { RetrySoon } from '../ports/events.ts';
import { readEnvironment } from '../process/environment.ts';
import { clientSettings } from './aws/client-settings.ts';

/** Creates the function that makes a message of the render queue visible again. */
export function createSqsRetries(): RetrySoon {
  const { RENDER_QUEUE_URL: QueueUrl } = readEnvironment('RENDER_QUEUE_URL');
  const client = new SQSClient(clientSettings);
  return async (ReceiptHandle, VisibilityTimeout) => {
    await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
  };
}
