import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { parseInput, serveJson } from '../aws/aws-json.ts';
import type { Account } from '../aws/signature.ts';
import { type Listening, listen } from '../process/listen.ts';
import type { Queues } from './queues.ts';

const LARGEST_MESSAGE = 256 * 1024;
const ACCOUNT_ID = '000000000000';

const queueUrl = z.string();
const send = { MessageBody: z.string().check(z.minLength(1)), DelaySeconds: z.optional(z.number()) };
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
  urlOf(queue: string): string;
}

/** SQS on loopback, in front of the kept queues. */
export async function startSqs(queues: Queues, account: Account): Promise<Sqs> {
  const listening = await listen(
    serveJson(
      {
        signedAs: 'sqs',
        target: 'AmazonSQS',
        version: '1.0',
        operations: operationsOn(queues, account, urlOf),
      },
      account,
    ),
  );
  function urlOf(queue: string): string {
    return `${listening.url}/${ACCOUNT_ID}/${queue}`;
  }
  return { ...listening, urlOf };
}

function operationsOn(queues: Queues, { region }: Account, urlOf: (queue: string) => string) {
  const arnOf = (queue: string) => `arn:aws:sqs:${region}:${ACCOUNT_ID}:${queue}`;
  return {
    SendMessage(input: unknown) {
      const { QueueUrl, MessageBody, DelaySeconds } = parseInput(inputs.send, input);
      const { id } = queues.send(known(queues, QueueUrl), sized(MessageBody), DelaySeconds);
      return { MessageId: id, MD5OfMessageBody: md5(MessageBody) };
    },
    SendMessageBatch(input: unknown) {
      const { QueueUrl, Entries } = parseInput(inputs.sendBatch, input);
      const queue = known(queues, QueueUrl);
      const sent = Entries.map(({ Id, MessageBody, DelaySeconds }) => {
        const { id } = queues.send(queue, sized(MessageBody), DelaySeconds);
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
      const messages = await queues.receive(known(queues, QueueUrl), { most, waitSeconds, ...hidden });
      return messages.length > 0 ? { Messages: messages.map(toWire) } : {};
    },
    DeleteMessage(input: unknown) {
      const { QueueUrl, ReceiptHandle } = parseInput(inputs.delete, input);
      queues.delete(known(queues, QueueUrl), ReceiptHandle);
      return {};
    },
    DeleteMessageBatch(input: unknown) {
      const { QueueUrl, Entries } = parseInput(inputs.deleteBatch, input);
      for (const { ReceiptHandle } of Entries) queues.delete(known(queues, QueueUrl), ReceiptHandle);
      return { Successful: Entries.map(({ Id }) => ({ Id })), Failed: [] };
    },
    ChangeMessageVisibility(input: unknown) {
      const { QueueUrl, ReceiptHandle, VisibilityTimeout } = parseInput(inputs.hide, input);
      if (queues.hide(known(queues, QueueUrl), ReceiptHandle, VisibilityTimeout)) return {};
      throw new AwsError('InvalidParameterValue', 'The receipt handle is not the newest of its message.');
    },
    GetQueueUrl(input: unknown) {
      return { QueueUrl: urlOf(known(queues, parseInput(inputs.name, input).QueueName)) };
    },
    GetQueueAttributes(input: unknown) {
      const queue = known(queues, parseInput(inputs.queue, input).QueueUrl);
      const { waiting, hidden } = queues.count(queue);
      const { visibility, redrive } = queues.rules(queue) ?? {};
      const policy = redrive && { deadLetterTargetArn: arnOf(redrive.to), maxReceiveCount: redrive.after };
      return {
        Attributes: {
          QueueArn: arnOf(queue),
          VisibilityTimeout: String(visibility),
          ...(policy && { RedrivePolicy: JSON.stringify(policy) }),
          ApproximateNumberOfMessages: String(waiting),
          ApproximateNumberOfMessagesNotVisible: String(hidden),
        },
      };
    },
    /** The redrive command: what died goes back to be tried again. */
    StartMessageMoveTask(input: unknown) {
      queues.redrive(known(queues, parseInput(inputs.move, input).SourceArn.replaceAll(':', '/')));
      return { TaskHandle: randomUUID() };
    },
  };
}

/** The queue that an address names by its last part; refuses one that does not exist. */
function known(queues: Queues, url: string): string {
  const name = url.split('/').at(-1) ?? '';
  if (queues.rules(name)) return name;
  throw new AwsError('AWS.SimpleQueueService.NonExistentQueue', 'The specified queue does not exist.');
}

function sized(body: string): string {
  if (Buffer.byteLength(body) <= LARGEST_MESSAGE) return body;
  throw new AwsError(
    'InvalidParameterValue',
    `One or more parameters are invalid. Reason: Message must be shorter than ${LARGEST_MESSAGE} bytes.`,
  );
}

const md5 = (body: string) => createHash('md5').update(body).digest('hex');

function toWire({ id, body, receipt, receives, sentAt }: Awaited<ReturnType<Queues['receive']>>[number]) {
  return {
    MessageId: id,
    ReceiptHandle: receipt,
    Body: body,
    MD5OfBody: md5(body),
    Attributes: { ApproximateReceiveCount: String(receives), SentTimestamp: String(sentAt) },
  };
}
