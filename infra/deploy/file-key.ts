import { createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { retry } from 'es-toolkit';
import * as z from 'zod/mini';
import { createCustomResource } from './custom-resource.ts';
import { UNTIL_ALLOWED } from './until-allowed.ts';

/**
 * Returns the public key (PEM) of the RSA key pair in a secret, which is made if the secret is empty; a secret that
 * holds a key keeps it. `token` (32 to 64 characters, new for each deployment) makes only one of two concurrent runs
 * succeed; the other throws and finds the key when it is repeated.
 */
export async function ensureKeyPair(
  client: SecretsManagerClient,
  SecretId: string,
  token: string,
): Promise<string> {
  const existing = await findPrivateKey(client, SecretId);
  if (existing) return createPublicKey(existing).export({ type: 'spki', format: 'pem' }).toString();
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const SecretString = privateKey;
  await client.send(new PutSecretValueCommand({ SecretId, SecretString, ClientRequestToken: token }));
  return publicKey;
}

async function findPrivateKey(client: SecretsManagerClient, SecretId: string): Promise<string | undefined> {
  try {
    return (await client.send(new GetSecretValueCommand({ SecretId }))).SecretString;
  } catch (error) {
    // A secret without a value answers like a missing one; PutSecretValue fails for a missing one.
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

const properties = z.object({ SecretArn: z.string() });

/** Handles `Custom::FileKey`: takes `SecretArn`, returns `PublicKey`. CloudFormation deletes the secret itself. */
export const handler = createCustomResource(async ({ RequestId, ResourceProperties }) => {
  const { SecretArn } = properties.parse(ResourceProperties);
  const client = new SecretsManagerClient();
  const PublicKey = await retry(() => ensureKeyPair(client, SecretArn, RequestId), UNTIL_ALLOWED);
  return { id: SecretArn, data: { PublicKey } };
});
