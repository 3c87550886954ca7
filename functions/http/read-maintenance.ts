import { createDynamoNotices } from '../adapters/dynamo/dynamo-notices.ts';
import { openRoute } from '../runtime/open-route.ts';

const notices = createDynamoNotices();

export const handler = openRoute('readMaintenance', () => notices.readMaintenance());
