import { createHash, createPublicKey, randomUUID } from 'node:crypto';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { keyPairIn } from '../../deploy/file-key.ts';
import type { Account } from '../aws/signature.ts';
import type { TrustedKey } from './cloudfront-signature.ts';

/** The key of people's files, made in its secret at the first start by the code that makes it in the cloud. */
export async function fileKeyIn(
  endpoint: string,
  secret: string,
  { region, ...credentials }: Account,
): Promise<TrustedKey> {
  const client = new SecretsManagerClient({ endpoint, region, credentials });
  const pem = await keyPairIn(client, secret, randomUUID());
  client.destroy();
  return { id: idOf(pem), publicKey: createPublicKey(pem) };
}

/** CloudFront names a public key by K and 13 letters and digits. */
const idOf = (pem: string): string =>
  `K${createHash('sha256').update(pem).digest('hex').slice(0, 13).toUpperCase()}`;
