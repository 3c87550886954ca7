import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoSessions } from '../adapters/dynamo/dynamo-sessions.ts';
import { clock } from '../adapters/system.ts';
import { logOutEverywhere } from '../domain/accounts/sessions.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = {
  identity: createCognitoIdentity(createDynamoLogins()),
  sessions: createDynamoSessions(),
  clock,
};

export const handler = sessionRoute('logOutEverywhere', async ({ cookie }) => {
  await logOutEverywhere(ports, cookie.token);
  cookie.clear();
  return null;
});
