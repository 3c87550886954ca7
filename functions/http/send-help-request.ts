import { dynamoHelpRequests } from '../adapters/dynamo/dynamo-help-requests.ts';
import { dynamoQuotas } from '../adapters/dynamo/dynamo-quotas.ts';
import { dynamoUsers } from '../adapters/dynamo/dynamo-users.ts';
import { clock } from '../adapters/system.ts';
import { sendHelpRequest } from '../domain/site/help.ts';
import { optionalRoute } from '../runtime/optional-route.ts';

const ports = { helpRequests: dynamoHelpRequests(), users: dynamoUsers(), clock, quotas: dynamoQuotas() };

export const handler = optionalRoute('sendHelpRequest', async ({ caller, body }) => {
  await sendHelpRequest(ports, caller, body);
  return null;
});
