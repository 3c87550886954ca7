import type { GalleryEntry, GalleryPage, GallerySearch } from '#shared/api/gallery-models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import { type GalleryRecord, GONE_VERSION } from '../../records/gallery.ts';
import type { Published } from '../../records/publishing.ts';
import { isAllowed } from '../access/policies.ts';
import { toFileKey } from '../publish-state/file-keys.ts';
import { notifyGallery } from '../publish-state/notify-gallery.ts';
import { markSynced } from '../publish-state/transitions.ts';
import { toIndexTerms, toQueryTerms } from './search-terms.ts';

/**
 * Updates the gallery's entry to what everybody can see of a document now. Reads the document itself, because
 * events may come late, twice or out of order.
 */
export async function indexDocument(
  { documents, gallery }: Pick<Ports, 'documents' | 'gallery'>,
  id: string,
): Promise<void> {
  const head = await documents.findHead(id);
  if (!head) return gallery.putEntry(id, GONE_VERSION, null);
  await gallery.putEntry(id, head.publishing.lock_version, toRecordIfPublic(head));
  // When another transition came first, it has sent an event of its own.
  if (head.publishing.gallery_pending_since !== null)
    await documents.updatePublishing(id, markSynced(head.publishing));
}

function toRecordIfPublic(head: Head): GalleryRecord | null {
  const { published } = head.publishing;
  if (!published || !isAllowed(null, 'findInGallery', head)) return null;
  return toRecord(head, published);
}

function toRecord({ id, entity_type }: Head, published: Published): GalleryRecord {
  const { slug, subjects, grade_levels, pages, published_at, revision, hash, rendering, has_thumbnail } =
    published;
  const title = published.title || published.filename;
  const facts = { id, slug, title, entity_type, subjects, grade_levels, pages, published_at };
  return { ...facts, revision, hash, rendering, has_thumbnail, found_by: toIndexTerms(facts) };
}

/** Lists a page of public documents, newest first. */
export async function listGallery(
  { gallery, fileUrls }: Pick<Ports, 'gallery' | 'fileUrls'>,
  search: GallerySearch,
): Promise<GalleryPage> {
  const { entries, next } = await gallery.search(toQueryTerms(search), search.next);
  return { entries: await Promise.all(entries.map((entry) => toEntry(fileUrls, entry))), next };
}

async function toEntry(fileUrls: Ports['fileUrls'], entry: GalleryRecord): Promise<GalleryEntry> {
  const { revision, hash, rendering, has_thumbnail, found_by: _, ...facts } = entry;
  const key = toFileKey(entry.id, { revision, hash, rendering }, 'thumbnail');
  return { ...facts, thumbnail_url: has_thumbnail ? await fileUrls.sign(key) : null };
}

/** Time after which an event to the gallery counts as lost. */
const LOST_AFTER_MS = 60_000;

/** Sends the gallery's event again for every document whose change it lacks. Returns their number. */
export async function sweepGallery({
  documents,
  events,
  monitor,
  clock,
}: Pick<Ports, 'documents' | 'events' | 'monitor' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - LOST_AFTER_MS).toISOString();
  const pending = await documents.listGalleryPendingIds(before);
  for (const id of pending) {
    const head = await documents.findHead(id);
    if (head) await notifyGallery({ events, monitor }, head);
  }
  return pending.length;
}
