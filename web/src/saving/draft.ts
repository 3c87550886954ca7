import type { HandoutDocument } from '#shared/document/document.ts';
import type { EntityType } from '#shared/kinds/facts.ts';

/**
 * The copies on this device of documents in work, as of their last change. A draft is deleted only when the
 * account has the same document.
 */
export interface Draft {
  /** `draft-…` while the document has no id, then the id; in a second tab the id and more. */
  readonly key: string;
  readonly kind: EntityType;
  readonly document: HandoutDocument;
  /** The version on the server that the changes started from; null for a document never saved. */
  readonly base: number | null;
  /** Milliseconds since 1970. */
  readonly changed_at: number;
  /** The hashes of what was sent to the account and not answered: it may have arrived. */
  readonly unanswered?: readonly string[];
  /** The id of the account in which it was written; without one it is everybody's who uses this device. */
  readonly owner?: string | null;
}

/** A draft that its user deleted; it can be restored on this device. */
export interface DeletedDraft extends Draft {
  /** Milliseconds since 1970. */
  readonly deleted_at: number;
}
