import type { DocumentSummary, SavedDocument } from '#shared/api/models.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { authorize, authorizeStored } from '../access/policies.ts';
import { notifyGallery } from '../publish-state/notify-gallery.ts';
import { markDeleted, markRestored } from '../publish-state/transitions.ts';
import { updatePublishState } from '../publish-state/update-publish-state.ts';
import { CONFLICT, retryOnConflict } from '../reliability/retry.ts';
import { toSavedDocument, toSummary } from './responses.ts';
import { RESTORABLE_MS } from './trash.ts';

export async function readDocument(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  id: string,
): Promise<SavedDocument> {
  return toSavedDocument(authorizeStored(caller, 'read', await documents.read(id)));
}

/** Lists the caller's documents, newest change first. */
export async function listDocuments(
  { documents, fileUrls }: Pick<Ports, 'documents' | 'fileUrls'>,
  caller: Caller,
  next: string | undefined,
): Promise<{ documents: DocumentSummary[]; next: string | null }> {
  const page = await documents.list(caller.id, next);
  const summaries = await Promise.all(page.entries.map((head) => toSummary(fileUrls, head)));
  return { documents: summaries, next: page.next };
}

type RestorePorts = Pick<Ports, 'documents' | 'events' | 'monitor' | 'clock'>;

/** Deletes a document so that it can be restored for 30 days. Deleting it again changes nothing. */
export async function deleteDocument(ports: RestorePorts, caller: Caller, id: string): Promise<void> {
  const { documents, clock } = ports;
  const deleted = await retryOnConflict(ports, async () => {
    const head = authorize(caller, 'delete', await documents.findHead(id));
    if (head.deleted_at !== null) return undefined;
    const now = clock.now();
    const erase_at = new Date(now.getTime() + RESTORABLE_MS).toISOString();
    const at = { deleted_at: now.toISOString(), erase_at };
    const publishing = markDeleted(head.publishing, now);
    if (!(await documents.delete(head, at, publishing))) return CONFLICT;
    return { ...head, publishing, deleted_at: at.deleted_at };
  });
  if (deleted) await notifyGallery(ports, deleted);
}

/** Restores a deleted document; one that is not deleted stays as it is. */
export async function restoreDocument(
  ports: RestorePorts & Pick<Ports, 'fileUrls'>,
  caller: Caller,
  id: string,
): Promise<DocumentSummary> {
  const { documents, fileUrls, clock } = ports;
  const head = authorize(caller, 'restore', await documents.findHead(id));
  if (head.deleted_at !== null && !(await documents.restore(head))) throw new ApiError('unavailable');
  const restored = await updatePublishState(ports, id, (from) => markRestored(from, clock.now()));
  if (restored) await notifyGallery(ports, restored);
  return toSummary(fileUrls, restored ?? { ...head, deleted_at: null });
}
