import type { DeletedSummary } from '#shared/api/models.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { authorize } from '../access/policies.ts';
import { sweepDue } from '../reliability/sweep-due.ts';
import { eraseStored } from './erase.ts';
import { toSummary } from './responses.ts';

/** Time within which a deleted document can be restored. */
export const RESTORABLE_MS = 30 * 24 * 3600 * 1000;

/** Lists the caller's deleted documents that can be restored, the one changed last first. */
export async function listTrash(
  { documents, fileUrls, clock }: Pick<Ports, 'documents' | 'fileUrls' | 'clock'>,
  caller: Caller,
  next: string | undefined,
): Promise<{ documents: DeletedSummary[]; next: string | null }> {
  // A document is erased some time after its time is up.
  const since = new Date(clock.now().getTime() - RESTORABLE_MS).toISOString();
  const page = await documents.listDeleted(caller.id, since, next);
  const summaries = await Promise.all(
    page.entries.map(async (head) => {
      const deleted_at = head.deleted_at ?? since;
      const restorable_until = new Date(Date.parse(deleted_at) + RESTORABLE_MS).toISOString();
      return { ...(await toSummary(fileUrls, head)), deleted_at, restorable_until };
    }),
  );
  return { documents: summaries, next: page.next };
}

/**
 * Erases the documents that could be restored until now, with everything that was made of them, while `hasTime`. Returns
 * how many. One that fails holds up no other; throws at the end when any failed.
 */
export async function sweepTrash(
  ports: Pick<Ports, 'documents' | 'gallery' | 'files' | 'monitor' | 'clock'>,
  hasTime: () => boolean,
): Promise<number> {
  const { documents, clock } = ports;
  const now = clock.now().toISOString();
  return sweepDue(ports, 'erase documents', documents.listErasable(now), {
    hasTime,
    handle: (id) => eraseUnlessRestored(ports, id, now),
    putLast: documents.putErasureLast,
  });
}

async function eraseUnlessRestored(
  ports: Pick<Ports, 'documents' | 'gallery' | 'files'>,
  id: string,
  now: string,
): Promise<void> {
  if (await ports.documents.findHead(id)) await ports.documents.keep(id, now);
  else await eraseStored(ports, id);
}

/** Erases a deleted document of the caller. Throws `not_found` for one that is not in the trash. */
export async function eraseDocument(
  ports: Pick<Ports, 'documents' | 'gallery' | 'files'>,
  caller: Caller,
  id: string,
): Promise<void> {
  authorize(caller, 'erase', await ports.documents.findHead(id));
  await eraseStored(ports, id);
}
