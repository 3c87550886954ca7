import { randomUUID } from 'node:crypto';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AccountDeletions } from '../../ports/identity.ts';
import { toDeletionKey as toKey } from './deletion-key.ts';
import { listDue } from './due.ts';
import { openTable } from './table.ts';

const KEPT_SHARE = 'KEPT_SHARE#';
/** The state in which the index `by_state` lists a deletion when it is due. */
const DELETION_STATE = 'deletion';
/** The state of those that could not go on. They wait in a partition of their own, behind all others. */
const LAST_STATE = 'deletion-last';

export function createDynamoAccountDeletions(): AccountDeletions {
  const table = openTable();
  return {
    async start(id, now) {
      const item = { ...toKey(id), since: now, publish_state: DELETION_STATE, queued_at: now };
      await table.put(item, { where: 'attribute_not_exists(#pk)' });
    },
    async find(id) {
      const item = await table.get(toKey(id));
      if (!item) return undefined;
      const { since, woken_by = null } = unmarshall(item);
      return { since: String(since), mark: woken_by };
    },
    listDue: (now) => listDue(table, [DELETION_STATE, LAST_STATE], now),
    async putLast(id) {
      await table.update(toKey(id), { publish_state: LAST_STATE }, { where: 'attribute_exists(#pk)' });
    },
    async wake(id, now) {
      const woken = { queued_at: now, woken_by: randomUUID() };
      await table.update(toKey(id), woken, { where: 'attribute_exists(#pk)' });
    },
    async reschedule(id, at, mark) {
      await table.update(
        toKey(id),
        { queued_at: at },
        mark === null
          ? { where: 'attribute_exists(#pk) AND attribute_not_exists(#woken_by)' }
          : { where: '#woken_by = :mark', given: { mark } },
      );
    },
    async eraseRows(id) {
      for (const row of await table.listKeys(`USER#${id}`)) {
        // The row that names the owner of a link to the bank is in a partition of its own.
        if (row.sk.startsWith(KEPT_SHARE)) await table.remove({ pk: row.sk, sk: 'OWNER' });
        if (row.sk !== toKey(id).sk) await table.remove(row);
      }
      for (const row of await table.listKeys(`RENDERS#${id}`)) await table.remove(row);
    },
    finish: (id) => table.remove(toKey(id)),
  };
}
