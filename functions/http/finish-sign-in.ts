import * as z from 'zod/mini';
import { createCognitoFederation } from '../adapters/cognito/cognito-federation.ts';
import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { createCognitoLinks } from '../adapters/cognito/cognito-links.ts';
import { createDynamoLogins } from '../adapters/dynamo/dynamo-logins.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { finishSignIn } from '../domain/accounts/federated.ts';
import { pageRoute } from '../runtime/page-route.ts';
import { createSessionCookie } from '../runtime/session-route.ts';

const ports = {
  federation: createCognitoFederation(),
  identity: createCognitoIdentity(),
  links: createCognitoLinks(),
  logins: createDynamoLogins(),
  users: createDynamoUsers(),
};

const text = z.string().check(z.maxLength(500));
const started = z.object({
  provider: text,
  state: text,
  verifier: text,
  back: text.check(z.regex(/^\/(?![/\\])/)),
  isRepeated: z.boolean(),
});

export const handler = pageRoute('finishSignIn', async ({ query, kept }) => {
  const before = kept.read(started);
  const next = await finishSignIn(ports, before, query);
  if ('refresh_token' in next) {
    const cookies = [createSessionCookie(next.refresh_token)];
    return { address: `${before?.back ?? '/'}?sign-in=done`, cookies };
  }
  kept.write(next.started);
  return { address: next.address };
});
