import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { logOutEverywhere } from '../domain/accounts/sessions.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = { identity: createCognitoIdentity() };

export const handler = sessionRoute('logOutEverywhere', async ({ cookie }) => {
  await logOutEverywhere(ports, cookie.token);
  cookie.clear();
  return null;
});
