import type { DocumentSummary } from '#shared/api/models.ts';

/** One page of the user's documents; `next` reads the page after it, null ends the list. */
interface ListedPage {
  readonly documents: readonly DocumentSummary[];
  readonly next: string | null;
}
type ReadPage = (query: { next?: string }) => Promise<ListedPage>;

/**
 * Yields every document of the user once. It reads the list again until a whole pass shows nothing new: the list
 * follows a save with a delay, and a document that is being saved may be absent from it for a moment.
 */
export async function* listEveryDocument(readPage: ReadPage): AsyncGenerator<DocumentSummary> {
  const seen = new Set<string>();
  let before: number;
  do {
    before = seen.size;
    for await (const document of listOnce(readPage)) {
      if (seen.has(document.id)) continue;
      seen.add(document.id);
      yield document;
    }
  } while (seen.size > before);
}

async function* listOnce(readPage: ReadPage): AsyncGenerator<DocumentSummary> {
  let next: string | null = null;
  do {
    const page: ListedPage = await readPage(next === null ? {} : { next });
    yield* page.documents;
    next = page.next;
  } while (next !== null);
}
