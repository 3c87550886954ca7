import { createDynamoHelpRequests } from '../adapters/dynamo/dynamo-help-requests.ts';
import { closeHelpRequest } from '../domain/site/help.ts';
import { adminRoute } from '../runtime/admin-route.ts';

const ports = { helpRequests: createDynamoHelpRequests() };

export const handler = adminRoute('closeHelpRequest', async ({ params, query }) => {
  await closeHelpRequest(ports, { id: params.request, sent_at: query.sent_at });
  return null;
});
