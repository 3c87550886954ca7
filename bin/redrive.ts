import {
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import * as z from 'zod/mini';
import { readArguments } from './command.ts';
import { runOperatorCommand } from './environment.ts';

/** Moves dead letters of the render queue back to it, once their cause is fixed: `npm run redrive` */
const attributes = z.object({ RedrivePolicy: z.string() });
const policy = z.object({ deadLetterTargetArn: z.string() });

const readNothing = () => readArguments({ usage: 'Usage: npm run redrive', words: [0, 0] });

await runOperatorCommand(readNothing, async () => {
  const client = new SQSClient();
  const QueueUrl = process.env.RENDER_QUEUE_URL;
  if (!QueueUrl) throw new Error('Missing or wrong in the environment: RENDER_QUEUE_URL');
  const SourceArn = await findDeadLetterArn(client, QueueUrl);
  const waiting = await countMessages(client, SourceArn);
  if (waiting === 0) return 'There are no dead letters.';
  await client.send(new StartMessageMoveTaskCommand({ SourceArn }));
  return waiting === 1
    ? '1 dead letter goes back to be rendered.'
    : `${waiting} dead letters go back to be rendered.`;
});

async function findDeadLetterArn(client: SQSClient, QueueUrl: string): Promise<string> {
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['RedrivePolicy'] }),
  );
  return policy.parse(JSON.parse(attributes.parse(Attributes).RedrivePolicy)).deadLetterTargetArn;
}

async function countMessages(client: SQSClient, arn: string): Promise<number> {
  const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: arn.split(':').at(-1) }));
  const { Attributes } = await client.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['ApproximateNumberOfMessages'] }),
  );
  return Number(Attributes?.ApproximateNumberOfMessages);
}
