import type { Documents } from '../../ports/documents.ts';
import type { Bodies } from './bodies.ts';
import { THINNING, toRevisionKey, toThinningKey } from './document-items.ts';
import { listDue } from './due.ts';
import type { Table } from './table.ts';

type Thinning = Pick<Documents, 'listThinnable' | 'planThinning' | 'removeRevision'>;

/** Finds documents with many large versions, and removes those that are not kept. */
export const createDocumentThinning = (table: Table, bodies: Bodies): Thinning => ({
  listThinnable: (now) => listDue(table, [THINNING], now),
  async planThinning(id, at, now) {
    const isDue = { where: '#queued_at <= :now', given: { now } };
    const changes = { publish_state: at === null ? undefined : THINNING, queued_at: at ?? undefined };
    await table.update(toThinningKey(id), changes, isDue);
  },
  async removeRevision(id, { version, hash, is_large }) {
    // The content goes first: a row that is left is found again by the next sweep.
    if (is_large) await bodies.remove({ id, version, hash });
    await table.remove(toRevisionKey(id, version, hash));
  },
});
