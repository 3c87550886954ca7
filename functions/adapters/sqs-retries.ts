import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { environment } from '../runtime/environment.ts';
import type { RetrySoon } from '../runtime/queue.ts';
import { clientSettings } from './aws.ts';

/** Lets a message of the render queue be seen again after so many seconds. */
export function sqsRetries(): RetrySoon {
  const { RENDER_QUEUE_URL: QueueUrl } = environment('RENDER_QUEUE_URL');
  const client = new SQSClient(clientSettings);
  return async (ReceiptHandle, VisibilityTimeout) => {
    await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
  };
}
