import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoTries } from '../adapters/dynamo/dynamo-quotas.ts';
import { createDynamoKnownBrowsers } from '../adapters/dynamo/dynamo-security.ts';
import { clock } from '../adapters/system.ts';
import { countTry } from '../domain/access/tries.ts';
import { forgotPassword } from '../domain/accounts/forgotten-password.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = {
  identity: createCognitoIdentity(),
  clock,
  tries: createDynamoTries(),
  knownBrowsers: createDynamoKnownBrowsers(),
};

export const handler = sessionRoute('forgotPassword', async ({ body, network, browser }) => {
  await countTry(ports, 'resetMails', { email: body.email, network, browser: browser.id });
  await forgotPassword(ports, body.email);
  return null;
});
