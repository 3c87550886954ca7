import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { AwsError } from '../aws/aws-error.ts';
import { parseInput } from '../aws/aws-json.ts';
import type { Queues } from './queues.ts';
import { requireQueue } from './require-queue.ts';

const MAX_MESSAGE_BYTES = 256 * 1024;

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
};

/** The operations of SQS on messages. */
export const createMessageOperations = (queues: Queues) => ({
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
});

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
