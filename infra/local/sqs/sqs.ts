import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { parseInput, readName, serveJson } from '../aws/aws-json.ts';
import type { Statement } from '../aws/policy.ts';
import type { Account } from '../aws/signature.ts';
import { type Listening, listen } from '../process/listen.ts';
import type { Queues } from './queues.ts';

const MAX_MESSAGE_BYTES = 256 * 1024;
const ACCOUNT_ID = '000000000000';

const queueUrl = z.string();
const send = {
  MessageBody: z.string().check(z.minLength(1)),
  DelaySeconds: z.optional(z.number()),
  MessageGroupId: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
};
const receipt = { ReceiptHandle: z.string() };
const visibility = z.number().check(z.gte(0), z.lte(43_200));
const inputs = {
  send: z.object({ QueueUrl: queueUrl, ...send }),
  sendBatch: z.object({ QueueUrl: queueUrl, Entries: z.array(z.object({ Id: z.string(), ...send })) }),
  receive: z.object({
    QueueUrl: queueUrl,
    MaxNumberOfMessages: z._default(z.number().check(z.gte(1), z.lte(10)), 1),
    WaitTimeSeconds: z._default(z.number().check(z.gte(0), z.lte(20)), 0),
    VisibilityTimeout: z.optional(visibility),
  }),
  delete: z.object({ QueueUrl: queueUrl, ...receipt }),
  deleteBatch: z.object({ QueueUrl: queueUrl, Entries: z.array(z.object({ Id: z.string(), ...receipt })) }),
  hide: z.object({ QueueUrl: queueUrl, ...receipt, VisibilityTimeout: visibility }),
  queue: z.object({ QueueUrl: queueUrl }),
  name: z.object({ QueueName: z.string() }),
  move: z.object({ SourceArn: z.string() }),
};

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
        operations: createOperations(queues, account, getQueueUrl),
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

function createOperations(queues: Queues, { region }: Account, getQueueUrl: (queue: string) => string) {
  const toArn = (queue: string) => `arn:aws:sqs:${region}:${ACCOUNT_ID}:${queue}`;
  return {
    SendMessage(input: unknown) {
      const { QueueUrl, MessageBody, DelaySeconds, MessageGroupId } = parseInput(inputs.send, input);
      const { id } = queues.send(
        requireQueue(queues, QueueUrl),
        checkSize(MessageBody),
        toOptions(DelaySeconds, MessageGroupId),
      );
      return { MessageId: id, MD5OfMessageBody: md5(MessageBody) };
    },
    SendMessageBatch(input: unknown) {
      const { QueueUrl, Entries } = parseInput(inputs.sendBatch, input);
      const queue = requireQueue(queues, QueueUrl);
      const sent = Entries.map(({ Id, MessageBody, DelaySeconds, MessageGroupId }) => {
        const { id } = queues.send(queue, checkSize(MessageBody), toOptions(DelaySeconds, MessageGroupId));
        return { Id, MessageId: id, MD5OfMessageBody: md5(MessageBody) };
      });
      return { Successful: sent, Failed: [] };
    },
    async ReceiveMessage(input: unknown) {
      const {
        QueueUrl,
        MaxNumberOfMessages: most,
        WaitTimeSeconds: waitSeconds,
        VisibilityTimeout,
      } = parseInput(inputs.receive, input);
      const hidden = VisibilityTimeout === undefined ? {} : { visibility: VisibilityTimeout };
      const messages = await queues.receive(requireQueue(queues, QueueUrl), { most, waitSeconds, ...hidden });
      return messages.length > 0 ? { Messages: messages.map(toMessage) } : {};
    },
    DeleteMessage(input: unknown) {
      const { QueueUrl, ReceiptHandle } = parseInput(inputs.delete, input);
      queues.delete(requireQueue(queues, QueueUrl), ReceiptHandle);
      return {};
    },
    DeleteMessageBatch(input: unknown) {
      const { QueueUrl, Entries } = parseInput(inputs.deleteBatch, input);
      for (const { ReceiptHandle } of Entries) queues.delete(requireQueue(queues, QueueUrl), ReceiptHandle);
      return { Successful: Entries.map(({ Id }) => ({ Id })), Failed: [] };
    },
    ChangeMessageVisibility(input: unknown) {
      const { QueueUrl, ReceiptHandle, VisibilityTimeout } = parseInput(inputs.hide, input);
      if (queues.hide(requireQueue(queues, QueueUrl), ReceiptHandle, VisibilityTimeout)) return {};
      throw new AwsError('InvalidParameterValue', 'The receipt handle is not the newest of its message.');
    },
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

/** Returns the queue that the last part of a URL or ARN names. Throws when it does not exist. */
function requireQueue(queues: Queues, url: string): string {
  const name = url.split('/').at(-1) ?? '';
  if (queues.rules(name)) return name;
  throw new AwsError('AWS.SimpleQueueService.NonExistentQueue', 'The specified queue does not exist.');
}

function checkSize(body: string): string {
  if (Buffer.byteLength(body) <= MAX_MESSAGE_BYTES) return body;
  throw new AwsError(
    'InvalidParameterValue',
    `One or more parameters are invalid. Reason: Message must be shorter than ${MAX_MESSAGE_BYTES} bytes.`,
  );
}

const toOptions = (delaySeconds?: number, group?: string) => ({
  ...(delaySeconds !== undefined && { delaySeconds }),
  ...(group !== undefined && { group }),
});

const md5 = (body: string) => createHash('md5').update(body).digest('hex');

function toMessage({ id, body, receipt, receives, sentAt }: Awaited<ReturnType<Queues['receive']>>[number]) {
  return {
    MessageId: id,
    ReceiptHandle: receipt,
    Body: body,
    MD5OfBody: md5(body),
    Attributes: { ApproximateReceiveCount: String(receives), SentTimestamp: String(sentAt) },
  };
}
