import { createServer } from 'node:http';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handler } from '#infra/deploy/client-secret.ts';
import { type Listening, listen } from '#infra/local/process/listen.ts';
import { startSecretsManager } from '#infra/local/secrets/secrets-manager.ts';
import { createClients } from '../support/a-cloud.ts';
import { aFolder } from '../support/a-folder.ts';
import { anAccount } from '../support/an-account.ts';

/** The function that keeps the secret of the user pool's client while we deploy, called as CloudFormation calls it. */

const account = anAccount();
const env = {
  AWS_REGION: account.region,
  AWS_ACCESS_KEY_ID: account.accessKeyId,
  AWS_SECRET_ACCESS_KEY: account.secretAccessKey,
};
let secrets: Listening;
let formation: Listening;
const answers: string[] = [];
beforeAll(async () => {
  secrets = await startSecretsManager(
    { path: `${aFolder()}/secrets.json`, names: ['client'], filled: {} },
    account,
  );
  formation = await listen(
    createServer(async (request, response) => {
      answers.push(Buffer.concat(await request.toArray()).toString());
      response.end();
    }),
  );
  for (const [name, value] of Object.entries({ ...env, AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url }))
    vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([secrets.stop(), formation.stop()]);
});

/** Deploys a client whose secret the user pool tells; returns what CloudFormation was told. */
async function deploy(ClientId: string, ClientSecret: string | undefined): Promise<string> {
  const pool = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send');
  pool.mockImplementation((async ({ input }: { input: object }) => {
    expect(input).toEqual({ UserPoolId: 'pool', ClientId });
    return { UserPoolClient: { ClientId, ClientSecret } };
  }) as never);
  await handler({
    RequestType: 'Create',
    ResponseURL: `${formation.url}/answer`,
    RequestId: 'request',
    StackId: 'stack',
    LogicalResourceId: 'KeptSecret',
    ResourceType: 'Custom::ClientSecret',
    ServiceToken: 'function',
    ResourceProperties: { ServiceToken: 'function', UserPoolId: 'pool', ClientId, SecretArn: 'client' },
  } as CloudFormationCustomResourceEvent);
  pool.mockRestore();
  return answers.splice(0).join();
}

test('our secret holds that of the client, of another one after its change, and CloudFormation is told neither', async () => {
  const client = createClients({ env: { ...env, AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url } }).secrets;
  for (const [id, secret] of [
    ['one', 'the first'],
    ['two', 'the second'],
  ] as const) {
    const told = await deploy(id, secret);
    expect(JSON.parse(told)).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: id });
    expect(told).not.toContain(secret);
    const kept = await client.send(new GetSecretValueCommand({ SecretId: 'client' }));
    expect(kept.SecretString).toBe(secret);
  }
});

test('a client without a secret fails the deployment in words', async () => {
  expect(JSON.parse(await deploy('three', undefined))).toMatchObject({
    Status: 'FAILED',
    Reason: expect.stringContaining('The client three has no secret'),
  });
});
