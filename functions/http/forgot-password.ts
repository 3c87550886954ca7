import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoTries } from '../adapters/dynamo/dynamo-quotas.ts';
import { clock } from '../adapters/system.ts';
import { countTry } from '../domain/access/tries.ts';
import { forgotPassword } from '../domain/accounts/forgotten-password.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = { identity: createCognitoIdentity(), clock, tries: createDynamoTries() };

export const handler = sessionRoute('forgotPassword', async ({ body, network }) => {
  await countTry(ports, 'mails', { email: body.email, network });
  await forgotPassword(ports, body.email);
  return null;
});
