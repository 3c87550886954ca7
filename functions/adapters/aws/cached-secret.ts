import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientSettings } from './client-settings.ts';

/** A secret that is read once for as long as the process lives, unless the reading failed. */
export function cacheSecret(SecretId: string): () => Promise<string> {
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
  if (!SecretString) throw new Error(`${SecretId} holds no value`);
  return SecretString;
}
