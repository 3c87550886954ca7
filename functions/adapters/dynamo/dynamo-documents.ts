import type { Documents, NewVersion } from '../../ports/documents.ts';
import type { Publishing } from '../../records/publishing.ts';
import { type Body, openBodies } from './bodies.ts';
import { joinConditions } from './conditions.ts';
import {
  DELETED,
  DELETED_LAST,
  GALLERY_PENDING,
  HEAD_ATTRIBUTES,
  parseBody,
  parseHead,
  parseRevision,
  REPLACED,
  REVISION_ATTRIBUTES,
  toContentAttributes,
  toDeletedKey,
  toHeadKey,
  toPublishingAttributes,
  toRevisionKey,
  toRevisionRange,
} from './document-items.ts';
import {
  createDeletedFilter,
  listDocuments,
  listIds,
  listQueuedIds,
  listWaitingIds,
  NOT_DELETED,
} from './document-lists.ts';
import { listDue } from './due.ts';
import { ABSENT, type Attributes, type Condition, openTable } from './table.ts';

/** Versions that one query reads: it reads their contents with them. */
const REVISIONS_READ = 30;

/** Time for which a version is kept that no PDF was made of. */
const REVISION_SECONDS = 90 * 24 * 3600;

/**
 * Creates the port over DynamoDB. A save writes the revision first, then the head in one conditional write.
 */
export function createDynamoDocuments(): Documents {
  const table = openTable();
  const bodies = openBodies();

  const packRevision = async ({ head, document, frozen, baseHash }: NewVersion) => {
    const { id, version, hash, owner, updated_at } = head;
    const packed = await bodies.pack(id, hash, document);
    const expires_at = frozen ? undefined : toSeconds(updated_at) + REVISION_SECONDS;
    const base_hash = baseHash ?? undefined;
    const revision = { user_id: owner, saved_at: updated_at, expires_at, base_hash, ...packed };
    return { packed, row: { ...toRevisionKey(id, version, hash), ...revision } };
  };
  const putRevision = async (save: NewVersion): Promise<Body> => {
    const { packed, row } = await packRevision(save);
    await table.put(row, save.frozen ? undefined : NOT_FROZEN);
    return packed;
  };

  return {
    findHead: async (id) => parseHead(await table.get(toHeadKey(id), HEAD_ATTRIBUTES)),
    async read(id) {
      const item = await table.get(toHeadKey(id));
      const head = parseHead(item);
      const packed = parseBody(item);
      return head && packed && { head, document: await bodies.unpack(packed) };
    },
    async readRevision(id, version, hash) {
      const packed = parseBody(await table.get(toRevisionKey(id, version, hash)));
      return packed && bodies.unpack(packed);
    },
    async *listRevisions(id, through) {
      const { first, last } = toRevisionRange(through);
      let start: Attributes | undefined;
      do {
        const page = await table.query({
          where: '#pk = :pk AND #sk BETWEEN :first AND :last',
          given: { pk: toHeadKey(id).pk, first, last },
          attributes: REVISION_ATTRIBUTES,
          newestFirst: true,
          limit: REVISIONS_READ,
          start,
        });
        yield* page.items.map(parseRevision);
        start = page.last;
      } while (start);
    },
    nameRevision: (id, version, hash, name) =>
      table.update(toRevisionKey(id, version, hash), { name: name ?? undefined }, EXISTS),
    async create(save) {
      const { packed, row } = await packRevision(save);
      const content = toContentAttributes(save.head, packed);
      const item = {
        ...toHeadKey(save.head.id),
        ...content,
        folder: save.head.folder ?? undefined,
        ...toPublishingAttributes(save.head.publishing),
      };
      // A body in S3 is found by its head alone. A body that is written late is erased when its request has looked
      // once more.
      if (packed.body_key !== undefined) {
        await table.put(row, NOT_FROZEN);
        return table.put(item, ABSENT);
      }
      return table.putOwned(save.head.owner, { item: row, isNew: false }, { item, isNew: true });
    },
    async save(save, base, next) {
      const content = toContentAttributes(save.head, await putRevision(save));
      const open = joinConditions(isOwnedAndNotDeleted(save.head), {
        where: '#version = :base',
        given: { base },
      });
      if (!next) return table.update(toHeadKey(save.head.id), content, open);
      const changes = { ...content, ...toPublishingAttributes(next) };
      return table.update(
        toHeadKey(save.head.id),
        changes,
        joinConditions(open, hasPreviousLockVersion(next)),
      );
    },
    updatePublishing: (id, next) =>
      table.update(toHeadKey(id), toPublishingAttributes(next), hasPreviousLockVersion(next)),
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
    setFolder: (head, folder) =>
      table.update(toHeadKey(head.id), { folder: folder ?? undefined }, isOwnedAndNotDeleted(head)),
    list: (owner, next) => listDocuments(table, owner, NOT_DELETED, next),
    listDeleted: (owner, since, next) => listDocuments(table, owner, createDeletedFilter(since), next),
    listIds: (owner) => listIds(table, owner),
    listQueuedIds: () => listQueuedIds(table),
    listGalleryPendingIds: (before) => listWaitingIds(table, GALLERY_PENDING, before),
    listReplacedIds: (before) => listWaitingIds(table, REPLACED, before),
    async erase(id) {
      await bodies.removeAll(id);
      const rows = await table.listKeys(toHeadKey(id).pk);
      // The head and the row that finds it go last, so that an interrupted removal can be repeated.
      const last = [toHeadKey(id), toDeletedKey(id)];
      for (const row of rows) if (!last.some(({ sk }) => sk === row.sk)) await table.remove(row);
      for (const key of last) await table.remove(key);
    },
  };
}

/**
 * Allows a revision to be written when it is missing or expires. A save may reach a revision that a publish
 * froze meanwhile; its content is the same, by its hash, and must not expire again.
 */
const NOT_FROZEN: Condition = { where: 'attribute_not_exists(#pk) OR attribute_exists(#expires_at)' };

/** Allows a write of what is stored. */
const EXISTS: Condition = { where: 'attribute_exists(#pk)' };

/** Allows a write whatever is stored. */
const ANY: Condition = { where: 'attribute_exists(#pk) OR attribute_not_exists(#pk)' };

const toSeconds = (instant: string): number => Math.ceil(Date.parse(instant) / 1000);

const isOwned = (owner: string): Condition => ({ where: '#owner = :owner', given: { owner } });
const isOwnedAndNotDeleted = ({ owner }: { owner: string }): Condition =>
  joinConditions(isOwned(owner), { where: 'attribute_not_exists(#deleted_at)' });
const hasPreviousLockVersion = ({ lock_version }: Publishing): Condition => ({
  where: '#publish_turn = :turn',
  given: { turn: lock_version - 1 },
});
