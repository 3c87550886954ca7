import { ALL_KEPT_MS, type Documents, type NewVersion } from '../../ports/documents.ts';
import type { Head } from '../../records/document.ts';
import type { Bodies, Body } from './bodies.ts';
import { joinConditions } from './conditions.ts';
import { hasPreviousLockVersion, isOwnedAndNotDeleted } from './document-conditions.ts';
import {
  THINNING,
  toContentAttributes,
  toHeadKey,
  toPublishingAttributes,
  toRevisionKey,
  toThinningKey,
} from './document-items.ts';
import { ABSENT, type Condition, type Table } from './table.ts';

const DAY_SECONDS = 24 * 3600;
/** Time for which a version is kept that no PDF was made of. */
const REVISION_SECONDS = 90 * DAY_SECONDS;
/** Time for which the row of a large one stays after that, so that the sweeper finds the content to remove. */
const SWEEP_SECONDS = 14 * DAY_SECONDS;

/** Saves documents: the revision first, then the head in one conditional write. */
export function createDocumentSaves(
  table: Table,
  bodies: Bodies,
): Pick<Documents, 'weigh' | 'create' | 'save'> {
  const packRevision = async ({ head, document, frozen, baseHash }: NewVersion) => {
    const { id, version, hash, owner, updated_at } = head;
    const packed = await bodies.pack(head, document);
    const seconds = packed.body_key === undefined ? REVISION_SECONDS : REVISION_SECONDS + SWEEP_SECONDS;
    const expires_at = frozen ? undefined : toSeconds(updated_at) + seconds;
    const base_hash = baseHash ?? undefined;
    const revision = { user_id: owner, saved_at: updated_at, expires_at, base_hash, ...packed };
    return { packed, row: { ...toRevisionKey(id, version, hash), ...revision } };
  };
  const putRevision = async (save: NewVersion): Promise<Body> => {
    const { packed, row } = await packRevision(save);
    // The row that finds a large version goes before the head, so that none is forgotten.
    const planned = packed.body_key !== undefined && planThinning(table, save.head);
    await Promise.all([table.put(row, save.frozen ? undefined : NOT_FROZEN), planned]);
    return packed;
  };

  return {
    weigh: ({ document }) => bodies.weigh(document),
    async create(save) {
      const { packed, row } = await packRevision(save);
      const content = toContentAttributes(save.head, packed);
      const item = {
        ...toHeadKey(save.head.id),
        ...content,
        folder: save.head.folder ?? undefined,
        ...toPublishingAttributes(save.head.publishing),
      };
      // Content that lies in S3 is found by its head alone: a late one is erased when its request has looked once more.
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
  };
}

/**
 * Allows a revision to be written when it is missing or expires. A save may reach a revision that a publish
 * froze meanwhile; its content is the same, by its hash, and must not expire again.
 */
const NOT_FROZEN: Condition = { where: 'attribute_not_exists(#pk) OR attribute_exists(#expires_at)' };

const toSeconds = (instant: string): number => Math.ceil(Date.parse(instant) / 1000);

/** Makes a document due a week after its first large version since it was thinned out. */
function planThinning(table: Table, { id, updated_at }: Head): Promise<boolean> {
  const due = new Date(Date.parse(updated_at) + ALL_KEPT_MS).toISOString();
  return table.update(
    toThinningKey(id),
    { publish_state: THINNING, queued_at: due },
    {
      where: 'attribute_not_exists(#queued_at) OR #queued_at > :due OR #queued_at < :now',
      given: { due, now: updated_at },
    },
  );
}
