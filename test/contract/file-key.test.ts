import { createPublicKey } from 'node:crypto';
import { createServer } from 'node:http';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handler } from '#infra/deploy/file-key.ts';
import { type Listening, listen } from '#infra/local/process/listen.ts';
import { startSecretsManager } from '#infra/local/secrets/secrets-manager.ts';
import { createClients } from '../support/a-cloud.ts';
import { aFolder } from '../support/a-folder.ts';
import { anAccount } from '../support/an-account.ts';

/** The function that makes a key pair while we deploy, called as CloudFormation calls it. */

const account = anAccount();
const env = {
  AWS_REGION: account.region,
  AWS_ACCESS_KEY_ID: account.accessKeyId,
  AWS_SECRET_ACCESS_KEY: account.secretAccessKey,
};
interface Answer {
  readonly Status: string;
  readonly RequestId: string;
  readonly PhysicalResourceId: string;
  readonly Reason?: string;
  readonly Data?: { readonly PublicKey: string };
  readonly type: string | undefined;
}

let secrets: Listening;
let formation: Listening;
let answers: Answer[] = [];
beforeAll(async () => {
  const names = ['one', 'two', 'three'];
  secrets = await startSecretsManager({ path: `${aFolder()}/secrets.json`, names, filled: {} }, account);
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    answers.push({ ...body, type: request.headers['content-type'] });
    response.end();
  });
  formation = await listen(server);
  for (const [name, value] of Object.entries({ ...env, AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url }))
    vi.stubEnv(name, value);
});
beforeEach(() => {
  answers = [];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([secrets.stop(), formation.stop()]);
});

let requests = 0;
async function ask(RequestType: 'Create' | 'Update' | 'Delete', SecretArn: string): Promise<Answer> {
  requests += 1;
  await handler({
    RequestType,
    ResponseURL: `${formation.url}/answer`,
    RequestId: `00000000-0000-4000-8000-${String(requests).padStart(12, '0')}`,
    StackId: 'stack',
    LogicalResourceId: 'Pair',
    PhysicalResourceId: SecretArn,
    ResourceType: 'Custom::FileKey',
    ServiceToken: 'function',
    ResourceProperties: { ServiceToken: 'function', SecretArn },
    OldResourceProperties: {},
  } as CloudFormationCustomResourceEvent);
  const [answer] = answers.splice(0);
  if (!answer) throw new Error('CloudFormation was told nothing');
  return answer;
}

const readPrivateKey = async (SecretId: string) => {
  const client = createClients({ env: { ...env, AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url } }).secrets;
  return (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString ?? '';
};

test('a secret gets an RSA key of 2,048 bits, and CloudFormation its public half alone', async () => {
  const { Status, PhysicalResourceId, Data, type } = await ask('Create', 'one');
  expect([Status, PhysicalResourceId, type]).toEqual(['SUCCESS', 'one', undefined]);
  const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(await readPrivateKey('one'));
  expect([asymmetricKeyType, asymmetricKeyDetails?.modulusLength]).toEqual(['rsa', 2048]);
  const publicHalf = createPublicKey(await readPrivateKey('one')).export({ type: 'spki', format: 'pem' });
  expect(Data).toEqual({ PublicKey: publicHalf });
});

test('an update, a repetition and a deletion leave the key as it is', async () => {
  const made = await ask('Create', 'two');
  const before = await readPrivateKey('two');
  for (const type of ['Create', 'Update', 'Update'] as const)
    expect(await ask(type, 'two')).toEqual({ ...made, RequestId: expect.any(String) });
  expect(await ask('Delete', 'two')).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: 'two' });
  expect(await readPrivateKey('two')).toBe(before);
});

test('each secret has a key of its own', async () => {
  const [one, three] = [await ask('Update', 'one'), await ask('Create', 'three')];
  expect(three.Data?.PublicKey).not.toBe(one.Data?.PublicKey);
});

test('a secret that is not there fails the deployment in words, and keeps no name that would be deleted', async () => {
  const { Status, Reason, Data } = await ask('Create', 'nowhere');
  expect([Status, Data]).toEqual(['FAILED', undefined]);
  expect(Reason).toContain('ResourceNotFoundException');
});

test('a permission that counts only seconds later is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const send = vi.spyOn(SecretsManagerClient.prototype, 'send');
  const refused = Object.assign(new Error('not authorised'), { name: 'AccessDeniedException' });
  send.mockRejectedValueOnce(refused as never).mockRejectedValueOnce(refused as never);
  try {
    const asked = ask('Create', 'two');
    while (send.mock.calls.length < 3) await vi.advanceTimersByTimeAsync(5_000);
    expect(await asked).toMatchObject({ Status: 'SUCCESS' });
  } finally {
    vi.useRealTimers();
    send.mockRestore();
  }
});
