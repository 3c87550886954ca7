import type { Ports } from '../../ports/ports.ts';
import type { Head } from '../../records/document.ts';
import type { Publishing } from '../../records/publishing.ts';

/**
 * Takes one turn of a document's publishing, deciding anew when another turn came first. Answers the
 * head after it; undefined when there is no turn to take or no document left.
 */
export async function updatePublishState(
  { documents }: Pick<Ports, 'documents'>,
  id: string,
  decide: (from: Publishing) => Publishing | undefined,
): Promise<Head | undefined> {
  for (;;) {
    const head = await documents.findHead(id);
    const next = head && head.deleted_at === null ? decide(head.publishing) : undefined;
    if (!head || !next) return undefined;
    if (await documents.updatePublishing(id, next)) return { ...head, publishing: next };
  }
}
