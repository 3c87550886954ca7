import { createDynamoDevices } from '../adapters/dynamo/dynamo-security.ts';
import { createDynamoSessions } from '../adapters/dynamo/dynamo-sessions.ts';
import { openSecondStepPorts } from '../adapters/second-step-ports.ts';
import { countTry } from '../domain/access/tries.ts';
import { noteSignIn } from '../domain/accounts/devices.ts';
import { logInBySteps } from '../domain/accounts/second-step.ts';
import { sessionRoute } from '../runtime/session-route.ts';

const ports = {
  ...openSecondStepPorts(),
  sessions: createDynamoSessions(),
  devices: createDynamoDevices(),
};

export const handler = sessionRoute('logIn', async ({ body, cookie, network, browser }) => {
  await countTry(ports, 'passwords', { email: body.email, network, browser: browser.id });
  const { session, refresh_token } = await logInBySteps(ports, body, network);
  await noteSignIn(ports, session, browser);
  cookie.set(refresh_token);
  return session;
});
