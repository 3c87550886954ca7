import { dynamoHelpRequests } from '../adapters/dynamo/dynamo-help-requests.ts';
import { listHelpRequests } from '../domain/site/help.ts';
import { adminRoute } from '../runtime/admin-route.ts';

const ports = { helpRequests: dynamoHelpRequests() };

export const handler = adminRoute('listHelpRequests', ({ query }) => listHelpRequests(ports, query.next));
