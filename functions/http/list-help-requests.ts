import { createDynamoHelpRequests } from '../adapters/dynamo/dynamo-help-requests.ts';
import { listHelpRequests } from '../domain/site/help.ts';
import { adminRoute } from '../runtime/admin-route.ts';

const ports = { helpRequests: createDynamoHelpRequests() };

export const handler = adminRoute('listHelpRequests', ({ query }) => listHelpRequests(ports, query.next));
