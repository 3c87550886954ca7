import type { HandoutDocument } from '#shared/document/document.ts';
import type { Head, ListedHead } from '../records/document.ts';
import type { Publishing } from '../records/publishing.ts';
import type { Due, Page } from './page.ts';

/** A document with its head. The head holds the fields that the server owns. */
export interface StoredDocument {
  readonly head: Head;
  readonly document: HandoutDocument;
}

/** A version to write. */
export interface NewVersion extends StoredDocument {
  /** The version is kept forever, because a PDF is made of it. */
  readonly frozen: boolean;
  /** The hash of the version that it follows; null for the first one. */
  readonly baseHash: string | null;
}

/** Time for which every version is kept; of larger documents only the last of each day stays after it. */
export const ALL_KEPT_MS = 7 * 24 * 3600 * 1000;

/** A stored version without its content. */
export interface StoredRevision {
  readonly version: number;
  readonly hash: string;
  readonly saved_at: string;
  readonly name: string | null;
  /** The hash of the version that it follows; null for the first one, and where it was not stored yet. */
  readonly base_hash: string | null;
  /** True where the content takes so much room that versions are thinned out. */
  readonly is_large: boolean;
  /** True where the version is kept forever, because a PDF was made of it. */
  readonly is_frozen: boolean;
}

/** Stores documents. Conditional writes return false, and change nothing, when another write came first. */
export interface Documents {
  findHead(id: string): Promise<Head | undefined>;
  read(id: string): Promise<StoredDocument | undefined>;
  /** Reads an acknowledged version, regardless of later saves. */
  readRevision(id: string, version: number, hash: string): Promise<HandoutDocument | undefined>;
  /**
   * Lists the stored versions from version `through` down. A version that lost against another writer may be among them:
   * no version follows it.
   */
  listRevisions(id: string, through: number): AsyncIterable<StoredRevision>;
  /** Names a stored version, or takes its name away; returns false where it is missing. */
  nameRevision(id: string, version: number, hash: string, name: string | null): Promise<boolean>;
  /**
   * Lists the documents with large versions that are due to be thinned out at `now`, longest waiting first, page by page. A save
   * of a large version makes its document due a week later.
   */
  listThinnable(now: string): AsyncIterable<readonly Due[]>;
  /** Makes a document due again at `at`, or no more; leaves it as it is where a save made it due later than `now`. */
  planThinning(id: string, at: string | null, now: string): Promise<void>;
  /** Removes a stored version that is not the newest, with its content. */
  removeRevision(id: string, revision: StoredRevision): Promise<void>;
  /** Returns the bytes that a version stores, packed. */
  weigh(save: NewVersion): Promise<number>;
  /** Writes a first version; returns false when the id is taken. */
  create(save: NewVersion): Promise<boolean>;
  /**
   * Writes the revision, then the head in one conditional write: version `base`, same owner, not deleted, and, with
   * `next`, the previous lock version of publishing. Without `next`, the stored publishing stays.
   */
  save(save: NewVersion, base: number, next?: Publishing): Promise<boolean>;
  /** Replaces the publishing part of a head when the stored lock version is one below. */
  updatePublishing(id: string, next: Publishing): Promise<boolean>;
  /** Hides a document at once. From `erase_at` on it counts as gone, and `listErasable` lists it. */
  delete(head: Head, at: { deleted_at: string; erase_at: string }, next: Publishing): Promise<boolean>;
  restore(head: Head): Promise<boolean>;
  /** Sets the folder of a document that is not deleted, whose version stays; `save` leaves it as it is. */
  setFolder(head: Head, folder: string | null): Promise<boolean>;
  /** Lists an owner's documents without the deleted ones, newest change first; throws on a forged cursor. */
  list(owner: string, next: string | undefined): Promise<Page<ListedHead>>;
  /** Lists an owner's documents that were deleted after `since`, as `list` does. */
  listDeleted(owner: string, since: string, next: string | undefined): Promise<Page<ListedHead>>;
  /** Lists the ids of all documents of an owner, including deleted ones that can be restored. */
  listIds(owner: string): Promise<readonly string[]>;
  /** Lists ids of some documents that are queued or rendering, longest waiting first. */
  listQueuedIds(): Promise<readonly string[]>;
  /**
   * Lists the documents that are due to be erased at `now`, longest waiting first, page by page. One that was restored
   * meanwhile may be among them. Those that were put last come at the end.
   */
  listErasable(now: string): AsyncIterable<readonly Due[]>;
  /** Puts a document that could not be erased behind all others that are due. */
  putErasureLast(id: string): Promise<void>;
  /** Takes a restored document off the list of those to erase, unless it was deleted again after `now`. */
  keep(id: string, now: string): Promise<void>;
  /** Lists ids of some documents whose change the gallery has lacked since `before` or longer. */
  listGalleryPendingIds(before: string): Promise<readonly string[]>;
  /** Lists ids of some documents with files that were replaced at `before` or earlier, and that wait for nothing else. */
  listReplacedIds(before: string): Promise<readonly string[]>;
  /** Removes a document and all its versions forever; does nothing when it is gone. */
  erase(id: string): Promise<void>;
}
