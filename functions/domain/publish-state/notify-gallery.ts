import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import { isAllowed } from '../access/policies.ts';

/**
 * Says on the bus what everybody can see of a document now, where that has changed. A bus that does not take
 * it hears it again from the sweeper: the head keeps that the gallery was not told.
 */
export async function notifyGallery(events: Ports['events'], head: Head): Promise<void> {
  if (head.publishing.gallery_pending_since === null) return;
  const detail = { document_id: head.id };
  const told = isAllowed(null, 'seePublished', head)
    ? events.sendDocumentPublished(detail)
    : events.sendDocumentUnpublished(detail);
  await told.catch(() => undefined);
}
