import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { logOut } from '../domain/accounts/sessions.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = { identity: createCognitoIdentity() };

export const handler = sessionRoute('logOut', async ({ cookie }) => {
  cookie.clear();
  await logOut(ports, cookie.token);
  return null;
});
