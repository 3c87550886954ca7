import type { Quotas } from '../../ports/quotas.ts';
import { openTable } from './table.ts';

/** Creates the port over rows such as `USER#id`/`QUOTA#documents#20550`, one per window, which expire with it. */
export const createDynamoQuotas = (): Quotas => createCounters('USER');

/** Creates the port over rows such as `TRIES#network#192.0.2.7`/`QUOTA#codes#490712`, which belong to no account. */
export const createDynamoTries = (): Quotas => createCounters('TRIES');

function createCounters(partition: 'USER' | 'TRIES'): Quotas {
  const table = openTable();
  return {
    async consume(id, { name, limit, bytes, windowSeconds }, now, use = {}) {
      const window = Math.floor(now.getTime() / 1000 / windowSeconds);
      const key = { pk: `${partition}#${id}`, sk: `QUOTA#${name}#${window}` };
      const expiresAt = (window + 1) * windowSeconds;
      const stored = bytes === undefined ? undefined : { most: bytes, more: use.bytes ?? 0 };
      if (await table.count(key, { limit, expiresAt, name: use.name, stored })) return true;
      if (use.name === undefined) return false;
      const row = await table.get(key, '#names');
      return row?.names?.SS?.includes(use.name) ?? false;
    },
  };
}
