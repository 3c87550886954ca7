import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { retry } from 'es-toolkit';
import * as z from 'zod/mini';
import { createCustomResource } from './custom-resource.ts';
import { UNTIL_ALLOWED } from './until-allowed.ts';

const properties = z.object({ UserPoolId: z.string(), ClientId: z.string(), SecretArn: z.string() });

/** Asks the user pool for the secret of its client, and puts it into our secret. Throws where the client has none. */
async function keepClientSecret({
  UserPoolId,
  ClientId,
  SecretArn,
}: z.output<typeof properties>): Promise<void> {
  const ask = new DescribeUserPoolClientCommand({ UserPoolId, ClientId });
  const { UserPoolClient } = await new CognitoIdentityProviderClient().send(ask);
  const SecretString = UserPoolClient?.ClientSecret;
  if (!SecretString) throw new Error(`The client ${ClientId} has no secret`);
  await new SecretsManagerClient().send(new PutSecretValueCommand({ SecretId: SecretArn, SecretString }));
}

/**
 * Handles `Custom::ClientSecret`: takes `UserPoolId`, `ClientId` and `SecretArn`, and returns nothing, so that no template and no log
 * of CloudFormation holds the secret. Another client makes another resource.
 */
export const handler = createCustomResource(async ({ ResourceProperties }) => {
  const given = properties.parse(ResourceProperties);
  await retry(() => keepClientSecret(given), UNTIL_ALLOWED);
  return { id: given.ClientId, data: {} };
});
