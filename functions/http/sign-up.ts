import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { clock } from '../adapters/system.ts';
import { signUp } from '../domain/accounts/sessions.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = { identity: createCognitoIdentity(), clock };

export const handler = sessionRoute('signUp', async ({ body }) => {
  await signUp(ports, body);
  return { confirmation: 'email' };
});
