import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { clientSettings } from './client-settings.ts';

/** Returns a function that reads a secret once per process; a failed read is repeated at the next call. */
export function cacheSecret(SecretId: string): () => Promise<string> {
  const client = new SecretsManagerClient(clientSettings);
  let cached: Promise<string> | undefined;
  return () => {
    cached ??= read(client, SecretId).catch((error) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}

async function read(client: SecretsManagerClient, SecretId: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error(`${SecretId} holds no value`);
  return SecretString;
}
