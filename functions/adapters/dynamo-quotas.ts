import type { Quotas } from '../people-ports.ts';
import { openTable } from './table.ts';

/** `USER#id`/`QUOTA#documents#20550` is what a person has used up in that span; it goes by itself after it. */
export function dynamoQuotas(): Quotas {
  const table = openTable();
  return {
    take(id, { of, most, seconds }, now) {
      const span = Math.floor(now.getTime() / 1000 / seconds);
      const key = { pk: `USER#${id}`, sk: `QUOTA#${of}#${span}` };
      return table.count(key, most, (span + 1) * seconds);
    },
  };
}
