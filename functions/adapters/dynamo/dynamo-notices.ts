import { unmarshall } from '@aws-sdk/util-dynamodb';
import { maintenance } from '#shared/api/account-models.ts';
import type { Notices } from '../../ports/site.ts';
import { openTable } from './table.ts';

const KEY = { pk: 'SITE', sk: 'MAINTENANCE' };

/** Creates the port over one row, which expires with the maintenance. */
export function createDynamoNotices(): Notices {
  const table = openTable();
  return {
    async readMaintenance() {
      const item = await table.get(KEY);
      return maintenance.safeParse(item && unmarshall(item)).data ?? null;
    },
    async setMaintenance(planned) {
      const until = planned?.ends_at ?? new Date().toISOString();
      await table.put({ ...KEY, ...planned, expires_at: Math.ceil(Date.parse(until) / 1000) });
    },
  };
}
