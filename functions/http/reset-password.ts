import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { clock } from '../adapters/system.ts';
import { resetPassword } from '../domain/accounts/forgotten-password.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = { identity: createCognitoIdentity(createDynamoLogins()), users: createDynamoUsers(), clock };

export const handler = sessionRoute('resetPassword', async ({ body, cookie }) => {
  const { session, refresh_token } = await resetPassword(ports, body);
  cookie.set(refresh_token);
  return session;
});
