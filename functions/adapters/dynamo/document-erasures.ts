import type { Documents } from '../../ports/documents.ts';
import type { Bodies } from './bodies.ts';
import { joinConditions } from './conditions.ts';
import { hasPreviousLockVersion, isOwned, isOwnedAndNotDeleted } from './document-conditions.ts';
import { DELETED, DELETED_LAST, toDeletedKey, toHeadKey, toPublishingAttributes } from './document-items.ts';
import { listDue } from './due.ts';
import type { Condition, Table } from './table.ts';

type Erasures = Pick<Documents, 'delete' | 'restore' | 'listErasable' | 'putErasureLast' | 'keep' | 'erase'>;

/** Puts documents into the bin, takes them out of it, and erases them. */
export const createDocumentErasures = (table: Table, bodies: Bodies): Erasures => ({
  async delete(head, at, next) {
    // The row comes first: without it nothing would find the document when its time is up.
    await table.update(toDeletedKey(head.id), { publish_state: DELETED, queued_at: at.erase_at }, ANY);
    return table.update(
      toHeadKey(head.id),
      { ...toPublishingAttributes(next), ...at },
      joinConditions(isOwnedAndNotDeleted(head), hasPreviousLockVersion(next)),
    );
  },
  restore: ({ id, owner }) =>
    // Heads that an earlier version deleted expire by themselves.
    table.update(
      toHeadKey(id),
      { deleted_at: undefined, erase_at: undefined, expires_at: undefined },
      isOwned(owner),
    ),
  listErasable: (now) => listDue(table, [DELETED, DELETED_LAST], now),
  async putErasureLast(id) {
    const isListed = { where: '#publish_state = :deleted', given: { deleted: DELETED } };
    await table.update(toDeletedKey(id), { publish_state: DELETED_LAST }, isListed);
  },
  async keep(id, now) {
    const isDue = { where: '#queued_at <= :now', given: { now } };
    await table.update(toDeletedKey(id), { publish_state: undefined, queued_at: undefined }, isDue);
  },
  async erase(id) {
    await bodies.removeAll(id);
    const rows = await table.listKeys(toHeadKey(id).pk);
    // The head and the row that finds it go last, so that an interrupted removal can be repeated.
    const last = [toHeadKey(id), toDeletedKey(id)];
    for (const row of rows) if (!last.some(({ sk }) => sk === row.sk)) await table.remove(row);
    for (const key of last) await table.remove(key);
  },
});

/** Allows a write whatever is stored. */
const ANY: Condition = { where: 'attribute_exists(#pk) OR attribute_not_exists(#pk)' };
