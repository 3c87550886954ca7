import { createHash, createPublicKey, randomUUID } from 'node:crypto';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { ensureKeyPair } from '../../deploy/file-key.ts';
import type { Account } from '../aws/signature.ts';
import type { TrustedKey } from './cloudfront-signature.ts';

/**
 * Opens the key of users' files. Its secret is filled at the first start, by the code that does so in the
 * cloud.
 */
export async function openFileKey(
  endpoint: string,
  secret: string,
  { region, ...credentials }: Account,
): Promise<TrustedKey> {
  const client = new SecretsManagerClient({ endpoint, region, credentials });
  const pem = await ensureKeyPair(client, secret, randomUUID());
  client.destroy();
  return { id: toKeyId(pem), publicKey: createPublicKey(pem) };
}

/** Derives an id in CloudFront's form: K and 13 letters and digits. */
const toKeyId = (pem: string): string =>
  `K${createHash('sha256').update(pem).digest('hex').slice(0, 13).toUpperCase()}`;
