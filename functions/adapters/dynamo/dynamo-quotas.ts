import type { Quotas } from '../../ports/quotas.ts';
import { openTable } from './table.ts';

/**
 * Creates the port over rows such as `USER#id`/`QUOTA#documents#20550`, one per window, which expire with it.
 */
export function createDynamoQuotas(): Quotas {
  const table = openTable();
  return {
    async consume(id, { name, limit, windowSeconds }, now, use) {
      const window = Math.floor(now.getTime() / 1000 / windowSeconds);
      const key = { pk: `USER#${id}`, sk: `QUOTA#${name}#${window}` };
      const expiresAt = (window + 1) * windowSeconds;
      if (await table.count(key, { limit, expiresAt, name: use })) return true;
      if (use === undefined) return false;
      const row = await table.get(key, '#names');
      return row?.names?.SS?.includes(use) ?? false;
    },
  };
}
