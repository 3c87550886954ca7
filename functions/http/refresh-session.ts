import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoSessions } from '../adapters/dynamo/dynamo-sessions.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { clock } from '../adapters/system.ts';
import { refreshSession } from '../domain/accounts/sessions.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = {
  identity: createCognitoIdentity(createDynamoLogins()),
  users: createDynamoUsers(),
  sessions: createDynamoSessions(),
  clock,
};

export const handler = sessionRoute('refreshSession', ({ cookie, browser }) =>
  refreshSession(ports, cookie.token, browser.name),
);
