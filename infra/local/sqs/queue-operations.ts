import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { parseInput } from '../aws/aws-json.ts';
import type { Account } from '../aws/signature.ts';
import type { Queues } from './queues.ts';
import { ACCOUNT_ID, requireQueue } from './require-queue.ts';

const inputs = {
  queue: z.object({ QueueUrl: z.string() }),
  name: z.object({ QueueName: z.string() }),
  move: z.object({ SourceArn: z.string() }),
};

/** The operations of SQS on queues. */
export function createQueueOperations(
  queues: Queues,
  { region }: Account,
  getQueueUrl: (queue: string) => string,
) {
  const toArn = (queue: string) => `arn:aws:sqs:${region}:${ACCOUNT_ID}:${queue}`;
  return {
    GetQueueUrl(input: unknown) {
      return { QueueUrl: getQueueUrl(requireQueue(queues, parseInput(inputs.name, input).QueueName)) };
    },
    GetQueueAttributes(input: unknown) {
      const queue = requireQueue(queues, parseInput(inputs.queue, input).QueueUrl);
      const { waiting, hidden } = queues.count(queue);
      const { visibility, redrive } = queues.rules(queue) ?? {};
      const policy = redrive && { deadLetterTargetArn: toArn(redrive.to), maxReceiveCount: redrive.after };
      return {
        Attributes: {
          QueueArn: toArn(queue),
          VisibilityTimeout: String(visibility),
          ...(policy && { RedrivePolicy: JSON.stringify(policy) }),
          ApproximateNumberOfMessages: String(waiting),
          ApproximateNumberOfMessagesNotVisible: String(hidden),
        },
      };
    },
    /** Moves dead letters back to their queue, for the redrive command. */
    StartMessageMoveTask(input: unknown) {
      queues.redrive(requireQueue(queues, parseInput(inputs.move, input).SourceArn.replaceAll(':', '/')));
      return { TaskHandle: randomUUID() };
    },
  };
}
