import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { signUp } from '../domain/accounts/sessions.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = { identity: createCognitoIdentity() };

export const handler = sessionRoute('signUp', async ({ body }) => {
  await signUp(ports, body);
  return { confirmation: 'email' };
});
