import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { logTracking } from '../adapters/log-tracking.ts';
import { recordEvent } from '../domain/site/tracking.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = { tracking: logTracking, users: createDynamoUsers() };

export const handler = optionalRoute('recordEvent', async ({ caller, body }) => {
  await recordEvent(ports, caller, body);
  return null;
});
