import { randomInt } from 'node:crypto';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { pick } from 'es-toolkit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#infra/local/process/listen.ts';
import { aCloud } from '../support/a-cloud.ts';

test('clients without any option find the embedded cloud by the environment alone, whatever profile a person has', async () => {
  vi.stubEnv('AWS_PROFILE', 'my-company');
  vi.stubEnv('AWS_SESSION_TOKEN', 'my-session');
  const cloud = await aCloud();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await cloud.stop();
  });
  for (const [name, value] of Object.entries(cloud.env)) vi.stubEnv(name, value);
  const { TABLE_NAME, DOCUMENTS_BUCKET, EVENT_BUS_NAME, RENDER_QUEUE_URL, USER_POOL_ID } = cloud.env;

  const table = await new DynamoDBClient().send(new DescribeTableCommand({ TableName: TABLE_NAME }));
  expect(table.Table?.TableStatus).toBe('ACTIVE');

  const s3 = new S3Client();
  await s3.send(new PutObjectCommand({ Bucket: DOCUMENTS_BUCKET, Key: 'a', Body: 'body' }));
  const object = await s3.send(new GetObjectCommand({ Bucket: DOCUMENTS_BUCKET, Key: 'a' }));
  expect(await object.Body?.transformToString()).toBe('body');

  const event = {
    EventBusName: EVENT_BUS_NAME,
    Source: 'handout',
    DetailType: 'PublishRequested',
    Detail: '{}',
  };
  expect(
    (await new EventBridgeClient().send(new PutEventsCommand({ Entries: [event] }))).FailedEntryCount,
  ).toBe(0);
  const received = await new SQSClient().send(new ReceiveMessageCommand({ QueueUrl: RENDER_QUEUE_URL }));
  expect(received.Messages).toHaveLength(1);

  const look = new AdminGetUserCommand({ UserPoolId: USER_POOL_ID, Username: 'nobody' });
  await expect(new CognitoIdentityProviderClient().send(look)).rejects.toMatchObject({
    name: 'UserNotFoundException',
  });
});

test('what an open page and its token name stays where it was at the next start, or goes where there is room', async () => {
  // No other test is given such a port: the system hands out higher ones.
  const free = await listen(() => undefined, randomInt(20_000, 30_000));
  await free.stop();
  const named = ['SITE_ORIGIN', 'FILES_ORIGIN', 'AWS_ENDPOINT_URL_S3', 'USER_POOL_ISSUER', 'STRIPE_ORIGIN'];
  const first = await aCloud({ port: free.port });
  await first.stopKeeping();
  const { dataDir } = first;
  const second = await aCloud({ port: free.port, dataDir });
  await second.stopKeeping();
  expect(pick(second.env, named)).toEqual(pick(first.env, named));
  // Where another test has taken the port meanwhile, there is no room either.
  const port = Number(new URL(first.env.FILES_ORIGIN ?? '').port);
  const other = await listen(() => undefined, port).catch(() => null);
  onTestFinished(() => other?.stop());
  const third = await aCloud({ port: free.port, dataDir });
  onTestFinished(() => third.stop());
  expect(third.env.FILES_ORIGIN).not.toBe(first.env.FILES_ORIGIN);
  expect(third.env.SITE_ORIGIN).toBe(first.env.SITE_ORIGIN);
});
