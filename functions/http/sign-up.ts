import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoTries } from '../adapters/dynamo/dynamo-quotas.ts';
import { clock } from '../adapters/system.ts';
import { countTry } from '../domain/access/tries.ts';
import { signUp } from '../domain/accounts/sessions.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = { identity: createCognitoIdentity(), clock, tries: createDynamoTries() };

export const handler = sessionRoute('signUp', async ({ body, network }) => {
  await countTry(ports, 'mails', { email: body.email, network });
  await signUp(ports, body);
  return { confirmation: 'email' };
});
