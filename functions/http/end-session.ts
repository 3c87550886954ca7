import { createDynamoSessions } from '../adapters/dynamo/dynamo-sessions.ts';
import { clock } from '../adapters/system.ts';
import { endSession } from '../domain/accounts/devices.ts';
import { route } from '../runtime/route.ts';

const ports = { sessions: createDynamoSessions(), clock };

export const handler = route('endSession', async ({ caller, params }) => {
  await endSession(ports, caller.id, params.session);
  return null;
});
