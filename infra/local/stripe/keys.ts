import { randomBytes } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import * as z from 'zod/mini';
import type { Account } from '../aws/signature.ts';

const stripeKeys = z.object({ api_key: z.string(), webhook_secret: z.string() });
export type StripeKeys = z.output<typeof stripeKeys>;

/** Returns the keys in the secret. An operator puts them in in the cloud; here the first start makes random ones. */
export async function openStripeKeys(
  endpoint: string,
  SecretId: string,
  { region, ...credentials }: Account,
): Promise<StripeKeys> {
  const client = new SecretsManagerClient({ endpoint, region, credentials });
  try {
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
    return stripeKeys.parse(JSON.parse(SecretString));
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    const random = () => randomBytes(24).toString('hex');
    const keys = { api_key: `sk_test_${random()}`, webhook_secret: `whsec_${random()}` };
    await client.send(new PutSecretValueCommand({ SecretId, SecretString: JSON.stringify(keys) }));
    return keys;
  } finally {
    client.destroy();
  }
}
