import { readName, serveJson } from '../aws/aws-json.ts';
import type { Statement } from '../aws/policy.ts';
import type { Account } from '../aws/signature.ts';
import { type Listening, listen } from '../process/listen.ts';
import { createMessageOperations } from './message-operations.ts';
import { createQueueOperations } from './queue-operations.ts';
import type { Queues } from './queues.ts';
import { ACCOUNT_ID } from './require-queue.ts';

export interface Sqs extends Listening {
  getQueueUrl(queue: string): string;
}

type Policies = Readonly<Record<string, { readonly policy: readonly Statement[] }>>;

/** Starts SQS on loopback, in front of the stored queues, each with its policy. */
export async function startSqs(queues: Queues, account: Account, policies: Policies): Promise<Sqs> {
  const listening = await listen(
    serveJson(
      {
        signedAs: 'sqs',
        target: 'AmazonSQS',
        version: '1.0',
        operations: {
          ...createMessageOperations(queues),
          ...createQueueOperations(queues, account, getQueueUrl),
        },
        toCalls: (operation, input) => [toCall(account.region, operation, input)],
        findPolicy: (resource) => policies[resource.split(':').at(-1) ?? '']?.policy,
      },
      account,
    ),
  );
  function getQueueUrl(queue: string): string {
    return `${listening.url}/${ACCOUNT_ID}/${queue}`;
  }
  return { ...listening, getQueueUrl };
}

const QUEUE_FIELDS = ['QueueUrl', 'QueueName', 'SourceArn'];

/** Returns what IAM must allow: a batch counts as the operation on one message. */
function toCall(region: string, operation: string, input: unknown) {
  const named = QUEUE_FIELDS.map((field) => readName(input, field)).find(Boolean) ?? '';
  const queue = named.split(/[/:]/).at(-1);
  return {
    action: `sqs:${operation.replace(/Batch$/, '')}`,
    resource: `arn:aws:sqs:${region}:${ACCOUNT_ID}:${queue}`,
  };
}
