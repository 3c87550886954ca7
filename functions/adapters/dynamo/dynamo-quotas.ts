import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Meter, Quota, Quotas } from '../../ports/quotas.ts';
import { openTable } from './table.ts';

/** Creates the port over rows such as `USER#id`/`QUOTA#documents#20550`, one per window, which expire with it. */
export const createDynamoQuotas = (): Quotas => createCounters('USER');

/** Creates the port over rows such as `TRIES#network#192.0.2.7`/`QUOTA#codes#490712`, which belong to no account. */
export const createDynamoTries = (): Quotas => createCounters('TRIES');

/**
 * Creates the port over rows such as `RENDERS#id`/`QUOTA#renders#2936`. They are in no account's partition, because the renderer
 * writes them, which may change nothing of an account.
 */
export function createDynamoRenderMeter(): Meter {
  const table = openTable();
  return {
    claim(id, quota, claimed, now) {
      const { key, expiresAt } = toWindow('RENDERS', id, quota, now);
      const { limit, bytes: most } = quota;
      return table.count(key, { limit, expiresAt, add: claimed, stored: { most, more: 0 } });
    },
    async settle(id, quota, { more, bytes }, now) {
      const { key, expiresAt } = toWindow('RENDERS', id, quota, now);
      await table.count(key, { expiresAt, add: more, stored: { more: bytes } });
    },
    async isReached(id, quota, now) {
      const row = await table.get(toWindow('RENDERS', id, quota, now).key, '#count, #bytes');
      if (!row) return false;
      const { count, bytes } = unmarshall(row);
      return count >= quota.limit || bytes >= (quota.bytes ?? Number.POSITIVE_INFINITY);
    },
  };
}

/** Returns the key of the row of a window, and the second at which it ends. */
function toWindow(partition: string, id: string, { name, windowSeconds }: Quota, now: Date) {
  const window = Math.floor(now.getTime() / 1000 / windowSeconds);
  return {
    key: { pk: `${partition}#${id}`, sk: `QUOTA#${name}#${window}` },
    expiresAt: (window + 1) * windowSeconds,
  };
}

function createCounters(partition: 'USER' | 'TRIES'): Quotas {
  const table = openTable();
  return {
    async consume(id, quota, now, use = {}) {
      const { limit, bytes } = quota;
      const { key, expiresAt } = toWindow(partition, id, quota, now);
      const stored = bytes === undefined ? undefined : { most: bytes, more: use.bytes ?? 0 };
      if (await table.count(key, { limit, expiresAt, name: use.name, stored })) return true;
      if (use.name === undefined) return false;
      const row = await table.get(key, '#names');
      return row?.names?.SS?.includes(use.name) ?? false;
    },
  };
}
