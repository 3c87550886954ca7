import { dynamoNotices } from '../adapters/dynamo/dynamo-notices.ts';
import { openRoute } from '../runtime/open-route.ts';

const notices = dynamoNotices();

export const handler = openRoute('readMaintenance', () => notices.readMaintenance());
