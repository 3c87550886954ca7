import type { DeletedSummary } from '#shared/api/models.ts';
import type { EntityType } from '#shared/kinds/facts.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { eraseDocument, restoreDocument } from '../api/documents.ts';
import { getDraftName } from '../saving/draft-name.ts';
import { type DeletedDraft, RESTORABLE_MS } from '../saving/drafts.ts';
import { eraseDraft, restoreDraft } from './use-drafts.ts';

/** Something in the trash: a document of the account, or a draft of this device. */
export interface TrashEntry {
  readonly key: string;
  readonly kind: EntityType;
  readonly name: string;
  /** The question before it is erased. */
  readonly loses: string;
  /** Milliseconds since 1970, as is the other time. */
  readonly deleted_at: number;
  readonly restorable_until: number;
  readonly restore: () => Promise<void>;
  readonly erase: () => Promise<void>;
}

export function toTrashEntry(document: DeletedSummary): TrashEntry {
  const { id, entity_type, filename, title, deleted_at, restorable_until } = document;
  const name = filename || title || 'Untitled';
  return {
    key: id,
    kind: entity_type,
    name,
    loses: `${quoteName(name)} and its PDF will be gone. Nothing brings them back.`,
    deleted_at: Date.parse(deleted_at),
    restorable_until: Date.parse(restorable_until),
    restore: () => restoreDocument(id),
    erase: () => eraseDocument(id),
  };
}

export function toDraftTrashEntry(draft: DeletedDraft): TrashEntry {
  const { key, kind, deleted_at } = draft;
  const name = getDraftName(draft);
  return {
    key,
    kind,
    name,
    loses: `${quoteName(name)} is on this device alone and will be gone. Nothing brings it back.`,
    deleted_at,
    restorable_until: deleted_at + RESTORABLE_MS,
    restore: () => restoreDraft(draft),
    erase: () => eraseDraft(draft),
  };
}
