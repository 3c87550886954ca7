import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import { isAllowed } from '../access/policies.ts';
import { bestEffort } from '../reliability/best-effort.ts';

/**
 * Sends the gallery's event for a document whose change the gallery lacks. Never throws: the head remembers the
 * pending change, and the sweeper sends the event again.
 */
export async function notifyGallery(
  { events, monitor }: Pick<Ports, 'events' | 'monitor'>,
  head: Head,
): Promise<void> {
  if (head.publishing.gallery_pending_since === null) return;
  const detail = { document_id: head.id };
  const sent = isAllowed(null, 'findInGallery', head)
    ? events.sendDocumentPublished(detail)
    : events.sendDocumentUnpublished(detail);
  await bestEffort({ monitor }, 'notify-gallery', sent);
}
