import { createDynamoHelpRequests } from '../adapters/dynamo/dynamo-help-requests.ts';
import { createDynamoQuotas, createDynamoTries } from '../adapters/dynamo/dynamo-quotas.ts';
import { createDynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { clock } from '../adapters/system.ts';
import { sendHelpRequest } from '../domain/site/help.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = {
  helpRequests: createDynamoHelpRequests(),
  users: createDynamoUsers(),
  clock,
  quotas: createDynamoQuotas(),
  tries: createDynamoTries(),
};

export const handler = optionalRoute('sendHelpRequest', async ({ caller, network, body }) => {
  await sendHelpRequest(ports, { caller, network }, body);
  return null;
});
