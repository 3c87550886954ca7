import { createDynamoNotices } from '../adapters/dynamo/dynamo-notices.ts';
import { adminRoute } from '../runtime/admin-route.ts';

const notices = createDynamoNotices();

export const handler = adminRoute('readPlannedMaintenance', () => notices.readMaintenance());
