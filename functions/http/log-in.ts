import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoTries } from '../adapters/dynamo/dynamo-quotas.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { clock } from '../adapters/system.ts';
import { countTry } from '../domain/access/tries.ts';
import { logIn } from '../domain/accounts/sessions.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = {
  identity: createCognitoIdentity(createDynamoLogins()),
  users: createDynamoUsers(),
  clock,
  tries: createDynamoTries(),
};

export const handler = sessionRoute('logIn', async ({ body, cookie, network }) => {
  await countTry(ports, 'passwords', { email: body.email, network });
  const { session, refresh_token } = await logIn(ports, body);
  cookie.set(refresh_token);
  return session;
});
