import { createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import { customResource } from './custom-resource.ts';

/**
 * The public half, as PEM, of the RSA key pair in a secret, which is made where the secret is still empty.
 * A secret that holds a key keeps it, however often this runs. `token` (32 to 64 characters, another for each
 * deployment) lets only one of two that run at once put its key in; the other fails, and finds it when tried
 * again.
 */
export async function keyPairIn(
  client: SecretsManagerClient,
  SecretId: string,
  token: string,
): Promise<string> {
  const kept = await privateKeyIn(client, SecretId);
  if (kept) return createPublicKey(kept).export({ type: 'spki', format: 'pem' }).toString();
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const SecretString = privateKey;
  await client.send(new PutSecretValueCommand({ SecretId, SecretString, ClientRequestToken: token }));
  return publicKey;
}

async function privateKeyIn(client: SecretsManagerClient, SecretId: string): Promise<string | undefined> {
  try {
    return (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString;
  } catch (error) {
    // A secret without any value answers as one that is not there; putting a key into that one fails.
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

const properties = z.object({ SecretArn: z.string() });

/** `Custom::FileKey`: `SecretArn` in, `PublicKey` out. The secret itself is CloudFormation's to delete. */
export const handler = customResource(async ({ RequestId, ResourceProperties }) => {
  const { SecretArn } = properties.parse(ResourceProperties);
  const PublicKey = await keyPairIn(new SecretsManagerClient(), SecretArn, RequestId);
  return { id: SecretArn, data: { PublicKey } };
});
