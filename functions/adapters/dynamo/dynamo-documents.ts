import type { Documents, Save } from '../../ports/documents.ts';
import type { Publishing } from '../../records/publishing.ts';
import { type Body, openBodies } from './bodies.ts';
import { bodyIn, contentOf, HEAD, headIn, headKey, publishingOf, revisionKey } from './document-items.ts';
import { listDocuments, listIds, listUntold, listWaiting } from './document-lists.ts';
import { type Condition, openTable } from './table.ts';

/** How long a version is kept that no PDF was made of. */
const REVISION_SECONDS = 90 * 24 * 3600;

/** Documents in DynamoDB: the revision first, then the head by one conditional write. */
export function dynamoDocuments(): Documents {
  const table = openTable();
  const bodies = openBodies();

  const keepRevision = async ({ head, document, frozen }: Save): Promise<Body> => {
    const { id, version, hash, owner, updated_at } = head;
    const packed = await bodies.pack(id, hash, document);
    const expires_at = frozen ? undefined : secondsOf(updated_at) + REVISION_SECONDS;
    const kept = { user_id: owner, saved_at: updated_at, expires_at, ...packed };
    await table.put({ ...revisionKey(id, version, hash), ...kept }, frozen ? undefined : NOT_FROZEN);
    return packed;
  };

  return {
    find: async (id) => headIn(await table.get(headKey(id), HEAD)),
    async read(id) {
      const item = await table.get(headKey(id));
      const head = headIn(item);
      const packed = bodyIn(item);
      return head && packed && { head, document: await bodies.unpack(packed) };
    },
    async revision(id, version, hash) {
      const packed = bodyIn(await table.get(revisionKey(id, version, hash)));
      return packed && bodies.unpack(packed);
    },
    async create(save) {
      const content = contentOf(save.head, await keepRevision(save));
      const item = { ...headKey(save.head.id), ...content, ...publishingOf(save.head.publishing) };
      return table.put(item, { where: 'attribute_not_exists(#pk)' });
    },
    async save(save, base, next) {
      const content = contentOf(save.head, await keepRevision(save));
      const open = both(isOpen(save.head), { where: '#version = :base', given: { base } });
      if (!next) return table.update(headKey(save.head.id), content, open);
      const changes = { ...content, ...publishingOf(next) };
      return table.update(headKey(save.head.id), changes, both(open, isTurnBefore(next)));
    },
    advance: (id, next) => table.update(headKey(id), publishingOf(next), isTurnBefore(next)),
    delete: (head, at, next) =>
      table.update(
        headKey(head.id),
        { ...publishingOf(next), ...at },
        both(isOpen(head), isTurnBefore(next)),
      ),
    restore: ({ id, owner }) =>
      table.update(headKey(id), { deleted_at: undefined, expires_at: undefined }, isOwned(owner)),
    list: (owner, next) => listDocuments(table, owner, next),
    idsOf: (owner) => listIds(table, owner),
    waiting: () => listWaiting(table),
    untold: (before) => listUntold(table, before),
    async erase(id) {
      await bodies.removeAll(id);
      const rows = await table.rowsOf(headKey(id).pk);
      for (const row of rows) if (row.sk !== headKey(id).sk) await table.remove(row);
      // The head last: by it the document is found again, should this have ended half way.
      await table.remove(headKey(id));
    },
  };
}

/**
 * A save may come to the row of a version after a publish that froze it: the content is the same, by its
 * hash, and stays for good. A row that is not there yet, or has an end, is written.
 */
const NOT_FROZEN: Condition = { where: 'attribute_not_exists(#pk) OR attribute_exists(#expires_at)' };

const secondsOf = (instant: string): number => Math.ceil(Date.parse(instant) / 1000);

const both = (one: Condition, other: Condition): Condition => ({
  where: `${one.where} AND ${other.where}`,
  given: { ...one.given, ...other.given },
});
const isOwned = (owner: string): Condition => ({ where: '#owner = :owner', given: { owner } });
const isOpen = ({ owner }: { owner: string }): Condition =>
  both(isOwned(owner), { where: 'attribute_not_exists(#deleted_at)' });
const isTurnBefore = ({ turn }: Publishing): Condition => ({
  where: '#publish_turn = :turn',
  given: { turn: turn - 1 },
});
