import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { GetQueueUrlCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { cloneDeep } from 'es-toolkit';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readStageFile } from '#infra/local/stage/stage.ts';
import { createClients } from '../support/a-cloud.ts';
import { type Api, anApi, type Person } from '../support/an-api.ts';
import { aWorksheet } from '../support/builders.ts';

/** Functions run here with the policies that are deployed: a permission that is missing there is missing here. */

const stage = cloneDeep(readStageFile());
let api: Api;
let ann: Person;
beforeAll(async () => {
  api = await anApi({ stage });
  ann = await api.person('ann@example.org');
});
afterAll(() => api.stop());

/** Takes an action away from a function's role until the test ends. */
function takeAway(name: string, action: string): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const facts = stage.functions[name];
  if (!facts) throw new Error(`There is no function ${name}`);
  const before = facts.policy.map((statement) => ({ ...statement }));
  const holders = facts.policy.filter(({ Action }) => [Action].flat().includes(action));
  expect(holders).not.toEqual([]);
  for (const statement of holders)
    Object.assign(statement, { Action: [statement.Action].flat().filter((one) => one !== action) });
  onTestFinished(() => {
    facts.policy.forEach((statement, index) => void Object.assign(statement, before[index]));
  });
}

const create = (key: string) =>
  api.call('createDocument', {
    token: ann.token,
    headers: { 'idempotency-key': key },
    body: { document: aWorksheet() },
  });

test('a function does its work with the grants of its own role', async () => {
  expect((await create('all')).status).toBe(201);
});

test.each(['dynamodb:PutItem', 'dynamodb:UpdateItem'])(
  'a function without the grant of %s fails where it needs it, as it would once deployed',
  async (action) => {
    takeAway('http/create-document', action);
    expect((await create(action.replace(':', '-'))).status).toBe(500);
  },
);

test('a list is closed without the grant of its index', async () => {
  takeAway('http/list-documents', 'dynamodb:Query');
  expect((await api.call('listDocuments', { token: ann.token })).status).toBe(500);
});

/** The clients of a function, with the key pair of its first environment. */
function clientsOf(name: string) {
  const { accessKeyId, secretAccessKey } = api.getFunctionKey(name);
  return createClients({ env: { ...api.env, AWS_ACCESS_KEY_ID: accessKeyId } }, secretAccessKey);
}

test('a function reads its folder of a bucket and no other, and learns nothing of a missing object', async () => {
  const { s3 } = clientsOf('http/read-document');
  const read = (Key: string) => s3.send(new GetObjectCommand({ Bucket: 'documents', Key }));
  for (const Key of ['bodies/7/a', 'secret/7/a'])
    await api.clients.s3.send(new PutObjectCommand({ Bucket: 'documents', Key, Body: 'x' }));
  expect(await (await read('bodies/7/a')).Body?.transformToString()).toBe('x');
  await expect(read('secret/7/a')).rejects.toMatchObject({ name: 'AccessDenied' });
  await expect(read('bodies/7/gone')).rejects.toMatchObject({ name: 'AccessDenied' });
  const write = new PutObjectCommand({ Bucket: 'documents', Key: 'bodies/7/a', Body: 'y' });
  await expect(s3.send(write)).rejects.toMatchObject({ name: 'AccessDenied' });
});

test('a queue takes from a function nothing that its role does not name', async () => {
  const { sqs } = clientsOf('events/render-document');
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: 'render' }));
  const send = new SendMessageCommand({ QueueUrl, MessageBody: '{}' });
  await expect(sqs.send(send)).rejects.toMatchObject({ name: 'AccessDeniedException' });
});

test('the bus takes from a function events of our own source alone, and a secret opens to its readers', async () => {
  const { events, secrets } = clientsOf('http/delete-document');
  const entry = { EventBusName: 'handout', DetailType: 'DocumentUnpublished', Detail: '{}' };
  const send = (Source: string) => events.send(new PutEventsCommand({ Entries: [{ ...entry, Source }] }));
  expect((await send('handout')).FailedEntryCount).toBe(0);
  await expect(send('aws.s3')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  const read = (client: typeof secrets, SecretId: string) =>
    client.send(new GetSecretValueCommand({ SecretId }));
  const reader = clientsOf('http/list-documents').secrets;
  expect((await read(reader, 'file-key')).SecretString).toContain('PRIVATE KEY');
  await expect(read(reader, 'stripe')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  await expect(read(secrets, 'file-key')).rejects.toMatchObject({ name: 'AccessDeniedException' });
});

test('an account is read by the functions of accounts alone', async () => {
  const find = (name: string) =>
    clientsOf(name).cognito.send(
      new AdminGetUserCommand({ UserPoolId: api.env.USER_POOL_ID, Username: ann.email }),
    );
  expect((await find('http/initialize-user')).Username).toBe(ann.id);
  await expect(find('http/list-documents')).rejects.toMatchObject({ name: 'AccessDeniedException' });
});
