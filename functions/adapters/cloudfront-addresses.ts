import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import type { Addresses } from '../ports.ts';
import { environment } from '../runtime/environment.ts';
import { clientSettings } from './aws.ts';

const LONGEST_MS = 15 * 60 * 1000;
const STEP_MS = 5 * 60 * 1000;

/**
 * When an address that is made now ends, in milliseconds since 1970: on a full five minutes, so that whoever
 * asks again soon gets the same address and a browser the file that it already has.
 */
export const endOf = (now: number): number => Math.floor((now + LONGEST_MS) / STEP_MS) * STEP_MS;

/** Addresses of people's files, signed as CloudFront asks (canned policy, RSA and SHA-256). */
export function cloudfrontAddresses(): Addresses {
  const {
    FILES_ORIGIN,
    FILES_KEY_ID: keyPairId,
    FILES_KEY_SECRET,
  } = environment('FILES_ORIGIN', 'FILES_KEY_ID', 'FILES_KEY_SECRET');
  const keyOf = keptSecret(FILES_KEY_SECRET);
  return {
    async of(key) {
      const privateKey = await keyOf();
      const dateLessThan = new Date(endOf(Date.now()));
      const url = `${FILES_ORIGIN}/${key}`;
      return getSignedUrl({ url, keyPairId, privateKey, dateLessThan, algorithm: 'SHA256' });
    },
  };
}

/** A secret that is read once for as long as the process lives, unless the reading failed. */
function keptSecret(SecretId: string): () => Promise<string> {
  const client = new SecretsManagerClient(clientSettings);
  let kept: Promise<string> | undefined;
  return () => {
    kept ??= read(client, SecretId).catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

async function read(client: SecretsManagerClient, SecretId: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error(`${SecretId} holds no key`);
  return SecretString;
}
