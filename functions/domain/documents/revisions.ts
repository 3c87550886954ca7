import type { SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { hashDocument } from '#shared/document/hash-document.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { isTooLarge } from '#shared/vocabulary/limits.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { NewVersion } from '../../ports/documents.ts';
import type { Head, Receipt } from '../../records/document.ts';
import type { Publishing } from '../../records/publishing.ts';
import { NEVER_PUBLISHED } from '../publish-state/transitions.ts';
import { clearOwnerFields, toSaveReceipt } from './responses.ts';

/** A conditional write of one document. */
export interface Write {
  readonly id: string;
  /** The idempotency key. */
  readonly key: string;
  /** The version that the write starts from. */
  readonly base: number;
}

/** A client repeats the write it waits for, so a few are enough; each save writes all of them again. */
export const MAX_RECEIPTS = 6;
/** The most characters of a title that a revision shows. */
const TITLE_EXCERPT = 120;

/** Returns what identifies the content of a request, such as the hash of its document. */
export type HashRequest = () => string | Promise<string>;

/**
 * Returns the answer that an earlier write with this key was given; undefined when there was none. Throws
 * `key_reused` when the key came with another request.
 */
export async function findRepeatedWrite(
  head: Head,
  key: string,
  hashRequest: HashRequest,
): Promise<SaveReceipt | undefined> {
  const before = head.receipts.find((receipt) => receipt.key === key);
  if (!before) return undefined;
  if (getRequest(before) !== (await hashRequest())) throw new ApiError('key_reused');
  return toSaveReceipt(head, before);
}

/** Returns what identifies the request of a receipt. */
export const getRequest = ({ request, hash }: Receipt): string => request ?? hash;

type Before = Pick<Head, 'id' | 'owner' | 'version' | 'receipts'> & {
  publishing?: Publishing;
  folder?: string | null;
  /** Left out of the first version. */
  hash?: string;
};

/**
 * Creates the version after this one, with its receipt. Throws `too_large` for a document of more than 4 MB.
 * `request` identifies the request when that is not the document itself.
 */
export async function createNextVersion(
  { id, owner, version, hash, receipts, publishing = NEVER_PUBLISHED, folder = null }: Before,
  key: string,
  source: HandoutDocument,
  now: Date,
  request?: string,
): Promise<NewVersion> {
  const document = clearOwnerFields(source);
  if (isTooLarge(document)) throw new ApiError('too_large');
  const saved = {
    version: version + 1,
    hash: await hashDocument(document),
    updated_at: now.toISOString(),
  };
  const head: Head = {
    id,
    owner,
    ...saved,
    entity_type: document.entity_type,
    filename: document.filename,
    title: toExcerpt(document.title, TITLE_EXCERPT),
    deleted_at: null,
    folder,
    receipts: [{ key, ...(request !== undefined && { request }), ...saved }, ...receipts].slice(
      0,
      MAX_RECEIPTS,
    ),
    publishing,
  };
  return { head, document, frozen: false, baseHash: hash ?? null };
}
