import type { DocumentSummary, SavedDocument, SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { Kept } from '../../ports/documents.ts';
import type { Addresses } from '../../ports/files.ts';
import type { Head, Listed, Receipt } from '../../records/document.ts';
import { fileKey } from '../publish-state/file-keys.ts';
import { publishStateOf } from '../publish-state/transitions.ts';

/** What is kept, in the shapes that callers are answered with. */

export const receiptOf = (head: Head, { version, hash, updated_at }: Receipt | Head = head): SaveReceipt => ({
  id: head.id,
  user_id: head.owner,
  version,
  hash,
  updated_at,
});

export const savedDocumentOf = ({ head, document }: Kept): SavedDocument => ({
  document: withOwner(document, head),
  version: head.version,
  hash: head.hash,
  updated_at: head.updated_at,
  publish: publishStateOf(head.publishing),
});

/** The fields that the server owns, as they are and not as a body said. */
const withOwner = (document: HandoutDocument, head: Head): HandoutDocument => ({
  ...document,
  id: head.id,
  user_id: head.owner,
  is_published: head.publishing.published !== null,
});

/** The content alone, as it is kept. */
export const withoutOwner = (document: HandoutDocument): HandoutDocument => ({
  ...document,
  id: null,
  user_id: null,
  is_published: false,
});

export async function summaryOf(addresses: Addresses, head: Listed): Promise<DocumentSummary> {
  const { id, filename, title, entity_type, version, updated_at, publishing } = head;
  const { published } = publishing;
  const picture = published?.has_thumbnail ? fileKey(id, published, 'thumbnail') : null;
  return {
    id,
    filename,
    title,
    entity_type,
    version,
    updated_at,
    publish: publishStateOf(publishing),
    thumbnail_url: picture && (await addresses.of(picture)),
  };
}
