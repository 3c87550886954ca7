import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { expect, onTestFinished, test } from 'vitest';
import { aCloud, createClients } from '../support/a-cloud.ts';

async function aBus() {
  const cloud = await aCloud();
  onTestFinished(() => cloud.stop());
  const { events, sqs } = cloud.clients;
  const QueueUrl = cloud.env.RENDER_QUEUE_URL;
  const deadUrl = QueueUrl?.replace(/render$/, 'render-dead');
  return {
    ...cloud,
    QueueUrl,
    deadUrl,
    put: (entry: object) =>
      events.send(
        new PutEventsCommand({
          Entries: [
            {
              EventBusName: 'handout',
              Source: 'handout',
              DetailType: 'PublishRequested',
              Detail: '{"document_id":"d"}',
              ...entry,
            },
          ],
        }),
      ),
    receive: async (url = QueueUrl, hidden = 30) =>
      (
        await sqs.send(
          new ReceiveMessageCommand({
            QueueUrl: url,
            VisibilityTimeout: hidden,
            MessageSystemAttributeNames: ['All'],
          }),
        )
      ).Messages?.[0],
  };
}

test('a publish event reaches the render queue in its envelope', async () => {
  const bus = await aBus();
  expect((await bus.put({})).FailedEntryCount).toBe(0);
  const message = await bus.receive();
  expect(JSON.parse(message?.Body ?? '')).toMatchObject({
    source: 'handout',
    'detail-type': 'PublishRequested',
    detail: { document_id: 'd' },
  });
});

test('owners take turns in the render queue, however many publishes one of them has waiting', async () => {
  const bus = await aBus();
  const publish = (document_id: string, owner_id?: string) =>
    bus.put({ Detail: JSON.stringify({ document_id, owner_id }) });
  for (const id of ['a1', 'a2', 'a3']) await publish(id, 'ann');
  await publish('b1', 'bob');
  await publish('nobody’s');
  const order: string[] = [];
  for (let message = await bus.receive(); message; message = await bus.receive())
    order.push(JSON.parse(message.Body ?? '').detail.document_id);
  // Without an owner as the previous release sends it.
  expect(order).toEqual(['a1', 'b1', 'nobody’s', 'a2', 'a3']);
});

test('events of another type or source are taken and delivered to nobody', async () => {
  const bus = await aBus();
  await bus.put({ DetailType: 'SomethingElse' });
  await bus.put({ Source: 'someone' });
  expect(await bus.receive()).toBeUndefined();
});

test.each([
  ['an unknown bus', { EventBusName: 'nowhere' }, 'ResourceNotFoundException'],
  ['no bus named', { EventBusName: undefined }, 'ResourceNotFoundException'],
  ['a detail that is not JSON', { Detail: 'not json' }, 'MalformedDetail'],
  ['no source', { Source: undefined }, 'InvalidArgument'],
])('%s fails inside an answer of 200', async (_, entry, code) => {
  const bus = await aBus();
  const answer = await bus.put(entry);
  expect(answer.$metadata.httpStatusCode).toBe(200);
  expect(answer.FailedEntryCount).toBe(1);
  expect(answer.Entries?.[0]?.ErrorCode).toBe(code);
  expect(await bus.receive()).toBeUndefined();
});

test('events and messages that are signed with another secret are refused', async () => {
  const bus = await aBus();
  const stranger = createClients(bus, 'not-the-secret');
  const Entries = [
    { EventBusName: 'handout', Source: 'handout', DetailType: 'PublishRequested', Detail: '{}' },
  ];
  await expect(stranger.events.send(new PutEventsCommand({ Entries }))).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  });
  const send = new SendMessageCommand({ QueueUrl: bus.QueueUrl, MessageBody: 'x' });
  await expect(stranger.sqs.send(send)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
});

test('a received message is hidden until it is deleted or its time is over', async () => {
  const { receive, QueueUrl, clients } = await aBus();
  await clients.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'work' }));
  const first = await receive();
  expect(await receive()).toBeUndefined();
  const ReceiptHandle = first?.ReceiptHandle;
  await clients.sqs.send(
    new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 0 }),
  );
  const second = await receive();
  expect(second).toMatchObject({ Body: 'work', Attributes: { ApproximateReceiveCount: '2' } });
  await clients.sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
  const { Attributes } = await clients.sqs.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
  );
  expect(Attributes?.ApproximateNumberOfMessagesNotVisible).toBe('1');
});

test('a message that failed three times goes to the dead letters, and the redrive command brings it back', async () => {
  const { receive, QueueUrl, deadUrl, clients } = await aBus();
  await clients.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'poison' }));
  for (const _ of [1, 2, 3]) expect((await receive(QueueUrl, 0))?.Body).toBe('poison');
  expect(await receive(QueueUrl, 0)).toBeUndefined();
  expect((await receive(deadUrl, 0))?.Body).toBe('poison');
  const SourceArn = 'arn:aws:sqs:us-east-1:000000000000:render-dead';
  await clients.sqs.send(new StartMessageMoveTaskCommand({ SourceArn }));
  expect(await receive(QueueUrl)).toMatchObject({
    Body: 'poison',
    Attributes: { ApproximateReceiveCount: '1' },
  });
});

test('a receiver that waits gets a message the moment it is sent', async () => {
  const { QueueUrl, clients } = await aBus();
  const waiting = clients.sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }));
  await clients.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'now' }));
  expect((await waiting).Messages?.[0]?.Body).toBe('now');
});

test('messages wait through a restart', async () => {
  const first = await aCloud();
  const { RENDER_QUEUE_URL: QueueUrl } = first.env;
  await first.clients.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'kept' }));
  await first.stopKeeping();
  const second = await aCloud({ dataDir: first.dataDir });
  const { sqs } = second.clients;
  const { QueueUrl: sameQueue } = await sqs.send(new GetQueueUrlCommand({ QueueName: 'render' }));
  expect((await sqs.send(new ReceiveMessageCommand({ QueueUrl: sameQueue }))).Messages?.[0]?.Body).toBe(
    'kept',
  );
  await second.stop();
});

test('a queue that does not exist is refused by its name', async () => {
  const { sqs } = (await aBus()).clients;
  const send = new SendMessageCommand({
    QueueUrl: 'http://127.0.0.1/000000000000/nowhere',
    MessageBody: 'x',
  });
  await expect(sqs.send(send)).rejects.toThrow();
  await expect(sqs.send(new GetQueueUrlCommand({ QueueName: 'nowhere' }))).rejects.toMatchObject({
    name: 'QueueDoesNotExist',
  });
});
