import { unmarshall } from '@aws-sdk/util-dynamodb';
import { maintenance } from '#shared/api/account-models.ts';
import type { Notices } from '../../ports/site.ts';
import { openTable } from './table.ts';

const KEY = { pk: 'SITE', sk: 'MAINTENANCE' };

/** What everybody is told, in one row; it goes by itself when its time is over. */
export function dynamoNotices(): Notices {
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
