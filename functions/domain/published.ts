import type { PublishedDocument } from '#shared/api/models.ts';
import type { Caller, Head, Ports } from '../ports.ts';
import { fileKey } from './files.ts';
import { allows, authorize } from './policies.ts';
import { Refused } from './refused.ts';

/** The published page's facts, with signed addresses of its files; the key only for whom it is. */
export async function readPublished(
  { documents, files }: Pick<Ports, 'documents' | 'files'>,
  caller: Caller | null,
  id: string,
): Promise<PublishedDocument> {
  const head = authorize(caller, 'seePublished', await documents.find(id));
  const { published } = head.publishing;
  if (!published) throw new Refused('not_found');
  const { revision: _, hash: __, has_thumbnail, ...facts } = published;
  const name = published.filename || published.title || 'Document';
  const seesKey = allows(caller, 'seeKey', head);
  return {
    ...facts,
    id,
    entity_type: head.entity_type,
    author: null,
    is_owner: isOwner(caller, head),
    pdf_url: await files.address(fileKey(id, published, 'student'), `${name}.pdf`),
    key_url: seesKey ? await files.address(fileKey(id, published, 'key'), `${name} – answer key.pdf`) : null,
    thumbnail_url: has_thumbnail ? await files.address(fileKey(id, published, 'thumbnail')) : null,
  };
}

const isOwner = (caller: Caller | null, head: Head): boolean => caller?.id === head.owner;
