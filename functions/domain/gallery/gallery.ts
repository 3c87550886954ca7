import type { GalleryEntry, GalleryPage, GallerySearch } from '#shared/api/gallery-models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import type { Shown } from '../../records/gallery.ts';
import type { Published } from '../../records/publishing.ts';
import { allows } from '../access/policies.ts';
import { fileKey } from '../publish-state/file-keys.ts';
import { tellGallery } from '../publish-state/notify-gallery.ts';
import { told } from '../publish-state/transitions.ts';
import { askedFor, foundBy } from './search-terms.ts';

/** Later than any turn: what is gone does not come back. */
export const GONE = Number.MAX_SAFE_INTEGER;

/**
 * Makes the gallery show what everybody can see of a document now, whatever the event said that brought it here:
 * events may come late, twice or out of order.
 */
export async function indexDocument(
  { documents, gallery }: Pick<Ports, 'documents' | 'gallery'>,
  id: string,
): Promise<void> {
  const head = await documents.find(id);
  if (!head) return gallery.set(id, GONE, null);
  await gallery.set(id, head.publishing.turn, entryOf(head));
  // Where another turn came meanwhile, it brings an event of its own.
  if (head.publishing.untold_since !== null) await documents.advance(id, told(head.publishing));
}

function entryOf(head: Head): Shown | null {
  const { published } = head.publishing;
  if (!published || !allows(null, 'seePublished', head)) return null;
  return shownOf(head, published);
}

function shownOf({ id, entity_type }: Head, published: Published): Shown {
  const { slug, subjects, grade_levels, pages, published_at, revision, hash, has_thumbnail } = published;
  const title = published.title || published.filename;
  const facts = { id, slug, title, entity_type, subjects, grade_levels, pages, published_at };
  return { ...facts, revision, hash, has_thumbnail, found_by: foundBy(facts) };
}

/** A page of what everybody can see, newest first. */
export async function listGallery(
  { gallery, addresses }: Pick<Ports, 'gallery' | 'addresses'>,
  search: GallerySearch,
): Promise<GalleryPage> {
  const { entries, next } = await gallery.find(askedFor(search), search.next);
  return { entries: await Promise.all(entries.map((entry) => answerOf(addresses, entry))), next };
}

async function answerOf(addresses: Ports['addresses'], entry: Shown): Promise<GalleryEntry> {
  const { revision, hash, has_thumbnail, found_by: _, ...facts } = entry;
  const key = fileKey(entry.id, { revision, hash }, 'thumbnail');
  return { ...facts, thumbnail_url: has_thumbnail ? await addresses.of(key) : null };
}

/** How long an event may be on its way to the gallery. */
const LOST_AFTER_MS = 60_000;

/** Tells the gallery again what it has not heard; answers how often. */
export async function sweepGallery({
  documents,
  events,
  clock,
}: Pick<Ports, 'documents' | 'events' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - LOST_AFTER_MS).toISOString();
  const untold = await documents.untold(before);
  for (const id of untold) {
    const head = await documents.find(id);
    if (head) await tellGallery(events, head);
  }
  return untold.length;
}
