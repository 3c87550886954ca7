import { chunk } from 'es-toolkit';
import type { DocumentWords } from '#shared/api/models.ts';
import { listFoundWords } from '#shared/document/list-found-words.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';

// Apart from the other reads: their handlers do without the item types that this one needs.

/** How many documents are read at a time: each may have 4 MB. */
const READ_TOGETHER = 5;

/** Lists the words in the caller's documents, page by page as `listDocuments` does. One that went meanwhile is left out. */
export async function listDocumentWords(
  { documents }: Pick<Ports, 'documents'>,
  caller: Caller,
  next: string | undefined,
): Promise<{ documents: DocumentWords[]; next: string | null }> {
  const page = await documents.list(caller.id, next);
  const found: DocumentWords[] = [];
  for (const some of chunk(page.entries, READ_TOGETHER)) {
    const read = await Promise.all(some.map(({ id }) => documents.read(id)));
    for (const stored of read)
      if (stored?.head.owner === caller.id && stored.head.deleted_at === null)
        found.push({ id: stored.head.id, words: listFoundWords(stored.document) });
  }
  return { documents: found, next: page.next };
}
