import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Deletions } from '../../ports/identity.ts';
import { openTable } from './table.ts';

/** `USER#id`/`DELETION` stays until all the rest is gone; in the index `by_state` it waits for its sweeper. */
const keyOf = (id: string) => ({ pk: `USER#${id}`, sk: 'DELETION' });
const WAITS = 'deletion';
const MOST_DUE = 20;

export function dynamoDeletions(): Deletions {
  const table = openTable();
  return {
    async begin(id, now) {
      const item = { ...keyOf(id), since: now, publish_state: WAITS, queued_at: now };
      await table.put(item, { where: 'attribute_not_exists(#pk)' });
    },
    async since(id) {
      const item = await table.get(keyOf(id));
      return item && String(unmarshall(item).since);
    },
    async due(now) {
      const { items } = await table.query({
        index: 'by_state',
        where: '#publish_state = :state AND #queued_at <= :now',
        given: { state: WAITS, now },
        attributes: '#pk',
        limit: MOST_DUE,
      });
      return items.map((item) => String(unmarshall(item).pk).slice('USER#'.length));
    },
    async lookAgain(id, at) {
      await table.update(keyOf(id), { queued_at: at }, { where: 'attribute_exists(#pk)' });
    },
    async eraseRows(id) {
      for (const row of await table.rowsOf(`USER#${id}`)) {
        if (row.sk !== keyOf(id).sk) await table.remove(row);
      }
    },
    finish: (id) => table.remove(keyOf(id)),
  };
}
