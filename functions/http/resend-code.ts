import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createDynamoTries } from '../adapters/dynamo/dynamo-quotas.ts';
import { createDynamoKnownBrowsers } from '../adapters/dynamo/dynamo-security.ts';
import { clock } from '../adapters/system.ts';
import { countTry } from '../domain/access/tries.ts';
import { resendCode } from '../domain/accounts/sessions.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = {
  identity: createCognitoIdentity(),
  clock,
  tries: createDynamoTries(),
  knownBrowsers: createDynamoKnownBrowsers(),
};

export const handler = sessionRoute('resendCode', async ({ body, network, browser }) => {
  await countTry(ports, 'mails', { email: body.email, network, browser: browser.id });
  await resendCode(ports, body.email);
  return null;
});
