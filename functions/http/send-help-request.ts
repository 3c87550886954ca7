import { createDynamoHelpRequests } from '../adapters/dynamo/dynamo-help-requests.ts';
import { createDynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { clock } from '../adapters/system.ts';
import { sendHelpRequest } from '../domain/site/help.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = {
  helpRequests: createDynamoHelpRequests(),
  users: createDynamoUsers(),
  clock,
  quotas: createDynamoQuotas(),
};

export const handler = optionalRoute('sendHelpRequest', async ({ caller, body }) => {
  await sendHelpRequest(ports, caller, body);
  return null;
});
