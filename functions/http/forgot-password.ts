import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { clock } from '../adapters/system.ts';
import { forgotPassword } from '../domain/accounts/forgotten-password.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = { identity: createCognitoIdentity(), clock };

export const handler = sessionRoute('forgotPassword', async ({ body }) => {
  await forgotPassword(ports, body.email);
  return null;
});
