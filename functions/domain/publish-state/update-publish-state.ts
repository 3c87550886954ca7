import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import type { Publishing } from '../../records/publishing.ts';
import { CONFLICT, retryOnConflict } from '../reliability/retry.ts';

/**
 * Applies a transition to a document's publishing record, again when another transition came first. Returns the new
 * head; undefined when the transition does not apply or the document is gone or deleted.
 */
export async function updatePublishState(
  { documents, clock }: Pick<Ports, 'documents' | 'clock'>,
  id: string,
  transition: (from: Publishing) => Publishing | undefined,
): Promise<Head | undefined> {
  return retryOnConflict({ clock }, async () => {
    const head = await documents.findHead(id);
    const next = head && head.deleted_at === null ? transition(head.publishing) : undefined;
    if (!head || !next) return undefined;
    return (await documents.updatePublishing(id, next)) ? { ...head, publishing: next } : CONFLICT;
  });
}
