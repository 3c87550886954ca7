import type { DocumentSummary, SavedDocument, SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { StoredDocument } from '../../ports/documents.ts';
import type { FileUrls } from '../../ports/files.ts';
import type { Head, ListedHead, Receipt } from '../../records/document.ts';
import { toFileKey } from '../publish-state/file-keys.ts';
import { toPublishState } from '../publish-state/transitions.ts';

/** Converts a receipt of a head to the API's answer to a write; without a receipt, the newest version. */
export const toSaveReceipt = (
  head: Head,
  { version, hash, updated_at }: Receipt | Head = head,
): SaveReceipt => ({
  id: head.id,
  user_id: head.owner,
  version,
  hash,
  updated_at,
});

export const toSavedDocument = ({ head, document }: StoredDocument): SavedDocument => ({
  document: setOwnerFields(document, head),
  version: head.version,
  hash: head.hash,
  updated_at: head.updated_at,
  publish: toPublishState(head.publishing),
});

/** Sets the fields that the server owns, whatever the request said. */
export const setOwnerFields = (document: HandoutDocument, head: Head): HandoutDocument => ({
  ...document,
  id: head.id,
  user_id: head.owner,
  is_published: head.publishing.published !== null,
});

/** Clears the fields that the server owns, as documents are stored. */
export const clearOwnerFields = (document: HandoutDocument): HandoutDocument => ({
  ...document,
  id: null,
  user_id: null,
  is_published: false,
});

export async function toSummary(fileUrls: FileUrls, head: ListedHead): Promise<DocumentSummary> {
  const { id, filename, title, entity_type, version, hash, updated_at, folder, publishing } = head;
  const { published } = publishing;
  const picture = published?.has_thumbnail ? toFileKey(id, published, 'thumbnail') : null;
  return {
    id,
    filename,
    title,
    entity_type,
    version,
    hash,
    updated_at,
    folder,
    publish: toPublishState(publishing),
    thumbnail_url: picture && (await fileUrls.sign(picture)),
  };
}
