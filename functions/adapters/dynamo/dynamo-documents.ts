import type { Documents } from '../../ports/documents.ts';
import { openBodies } from './bodies.ts';
import { hasPreviousLockVersion, isOwnedAndNotDeleted } from './document-conditions.ts';
import { createDocumentErasures } from './document-erasures.ts';
import {
  GALLERY_PENDING,
  REPLACED,
  toHeadKey,
  toPublishingAttributes,
  toRevisionKey,
} from './document-items.ts';
import {
  createDeletedFilter,
  listDocuments,
  listIds,
  listQueuedIds,
  listWaitingIds,
  NOT_DELETED,
} from './document-lists.ts';
import { createDocumentReads } from './document-reads.ts';
import { createDocumentSaves } from './document-saves.ts';
import { createDocumentThinning } from './document-thinning.ts';
import { type Condition, openTable } from './table.ts';

/** Creates the port over DynamoDB. */
export function createDynamoDocuments(): Documents {
  const table = openTable();
  const bodies = openBodies();
  return {
    ...createDocumentReads(table, bodies),
    ...createDocumentSaves(table, bodies),
    ...createDocumentErasures(table, bodies),
    ...createDocumentThinning(table, bodies),
    nameRevision: (id, version, hash, name) =>
      table.update(toRevisionKey(id, version, hash), { name: name ?? undefined }, EXISTS),
    updatePublishing: (id, next) =>
      table.update(toHeadKey(id), toPublishingAttributes(next), hasPreviousLockVersion(next)),
    setFolder: (head, folder) =>
      table.update(toHeadKey(head.id), { folder: folder ?? undefined }, isOwnedAndNotDeleted(head)),
    list: (owner, next) => listDocuments(table, owner, NOT_DELETED, next),
    listDeleted: (owner, since, next) => listDocuments(table, owner, createDeletedFilter(since), next),
    listIds: (owner) => listIds(table, owner),
    listQueuedIds: () => listQueuedIds(table),
    listGalleryPendingIds: (before) => listWaitingIds(table, GALLERY_PENDING, before),
    listReplacedIds: (before) => listWaitingIds(table, REPLACED, before),
  };
}

/** Allows a write of what is stored. */
const EXISTS: Condition = { where: 'attribute_exists(#pk)' };
