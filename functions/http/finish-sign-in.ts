import * as z from 'zod/mini';
import { createCognitoFederation } from '../adapters/cognito/cognito-federation.ts';
import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createCognitoLinks } from '../adapters/cognito/cognito-links.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoDevices, createDynamoKnownBrowsers } from '../adapters/dynamo/dynamo-security.ts';
import { createDynamoSessions } from '../adapters/dynamo/dynamo-sessions.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { monitor } from '../adapters/monitor.ts';
import { createSesMails } from '../adapters/ses/ses-mails.ts';
import { clock } from '../adapters/system.ts';
import { noteSignIn } from '../domain/accounts/devices.ts';
import { finishSignIn } from '../domain/accounts/federated.ts';
import { pageRoute } from '../runtime/page-route.ts';
import { createSessionCookie } from '../runtime/session-route.ts';

const ports = {
  federation: createCognitoFederation(),
  identity: createCognitoIdentity(),
  links: createCognitoLinks(),
  logins: createDynamoLogins(),
  users: createDynamoUsers(),
  sessions: createDynamoSessions(),
  devices: createDynamoDevices(),
  knownBrowsers: createDynamoKnownBrowsers(),
  mails: createSesMails(),
  monitor,
  clock,
};

const text = z.string().check(z.maxLength(500));
const started = z.object({
  provider: text,
  state: text,
  verifier: text,
  back: text.check(z.regex(/^\/(?![/\\])/)),
  isRepeated: z.boolean(),
});

export const handler = pageRoute('finishSignIn', async ({ query, kept, browser }) => {
  const before = kept.read(started);
  const next = await finishSignIn(ports, before, query);
  if ('refresh_token' in next) {
    await noteSignIn(ports, next.session, browser);
    const cookies = [createSessionCookie(next.refresh_token), browser.cookie];
    return { address: `${before?.back ?? '/'}?sign-in=done`, cookies };
  }
  kept.write(next.started);
  return { address: next.address };
});
