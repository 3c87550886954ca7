import { createDynamoNotices } from '../adapters/dynamo/dynamo-notices.ts';
import { clock } from '../adapters/system.ts';
import { setMaintenance } from '../domain/site/maintenance.ts';
import { adminRoute } from '../runtime/admin-route.ts';

const ports = { notices: createDynamoNotices(), clock };

export const handler = adminRoute('setMaintenance', ({ body }) => setMaintenance(ports, body.maintenance));
