import { createCognitoIdentity } from '../adapters/cognito/cognito-identity.ts';
import { clock } from '../adapters/system.ts';
import { resendCode } from '../domain/accounts/sessions.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = { identity: createCognitoIdentity(), clock };

export const handler = sessionRoute('resendCode', async ({ body }) => {
  await resendCode(ports, body.email);
  return null;
});
