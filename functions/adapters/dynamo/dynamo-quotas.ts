import type { Quotas } from '../../ports/quotas.ts';
import { openTable } from './table.ts';

/**
 * Creates the port over rows such as `USER#id`/`QUOTA#documents#20550`, one per window, which expire with it.
 */
export function createDynamoQuotas(): Quotas {
  const table = openTable();
  return {
    async consume(id, { name: of, limit: most, windowSeconds: seconds }, now, name) {
      const span = Math.floor(now.getTime() / 1000 / seconds);
      const key = { pk: `USER#${id}`, sk: `QUOTA#${of}#${span}` };
      if (await table.count(key, { limit: most, expiresAt: (span + 1) * seconds, name })) return true;
      if (name === undefined) return false;
      const row = await table.get(key, '#names');
      return row?.names?.SS?.includes(name) ?? false;
    },
  };
}
