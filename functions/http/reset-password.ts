import { createCognitoAccounts } from '../adapters/cognito/cognito-accounts.ts';
import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoTries } from '../adapters/dynamo/dynamo-quotas.ts';
import {
  createDynamoDevices,
  createDynamoEmailChanges,
  createDynamoKnownBrowsers,
} from '../adapters/dynamo/dynamo-security.ts';
import { createDynamoSessions } from '../adapters/dynamo/dynamo-sessions.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { monitor } from '../adapters/monitor.ts';
import { createSesMails } from '../adapters/ses/ses-mails.ts';
import { clock } from '../adapters/system.ts';
import { countTry } from '../domain/access/tries.ts';
import { noteSignIn } from '../domain/accounts/devices.ts';
import { resetPassword } from '../domain/accounts/forgotten-password.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const logins = createDynamoLogins();
const ports = {
  identity: createCognitoIdentity(logins),
  accounts: createCognitoAccounts(logins),
  users: createDynamoUsers(),
  clock,
  tries: createDynamoTries(),
  knownBrowsers: createDynamoKnownBrowsers(),
  sessions: createDynamoSessions(),
  devices: createDynamoDevices(),
  emailChanges: createDynamoEmailChanges(),
  mails: createSesMails(),
  monitor,
};

export const handler = sessionRoute('resetPassword', async ({ body, cookie, network, browser }) => {
  await countTry(ports, 'resetCodes', { email: body.email, network, browser: browser.id });
  const { session, refresh_token } = await resetPassword(ports, body);
  await noteSignIn(ports, session, browser);
  cookie.set(refresh_token);
  return session;
});
