import type { InfiniteData } from '@tanstack/react-query';
import type { DocumentSummary } from '#shared/api/models.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { type RouteReply, toIdempotencyHeaders, toVersionHeaders } from './client.ts';
import { queryClient, readAgain, useInfiniteQuery, useMutation, useQuery } from './query-client.ts';

type Page = RouteReply<'listDocuments'>;
type Pages = InfiniteData<Page, string | null>;

const DOCUMENTS = ['documents'] as const;
/** Read again with the documents, as its name begins with theirs. */
const TRASH = [...DOCUMENTS, 'trash'] as const;

/** Reads the user's documents, newest first, page by page. `documents` are all that have been read. */
export function useDocuments(isSignedIn: boolean) {
  const query = useInfiniteQuery({
    queryKey: DOCUMENTS,
    enabled: isSignedIn,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => api.listDocuments({ query: pageParam ? { next: pageParam } : {} }),
    getNextPageParam: ({ next }) => next,
  });
  return { ...query, documents: query.data?.pages.flatMap((page) => page.documents) ?? [] };
}

/** Reads the folded words in all documents of the user, by id. */
export const useDocumentWords = (isSearching: boolean) =>
  useQuery({
    // Read again with the documents, as its name begins with theirs.
    queryKey: [...DOCUMENTS, 'words'],
    enabled: isSearching,
    queryFn: async () => {
      const found = new Map<string, string>();
      let next: string | null | undefined;
      do {
        const page: RouteReply<'listDocumentWords'> = await api.listDocumentWords({
          query: next ? { next } : {},
        });
        for (const { id, words } of page.documents) found.set(id, words);
        next = page.next;
      } while (next);
      return found;
    },
  });

/** Changes the list on the screen before the server replies (an optimistic update). */
function changeList(change: (documents: DocumentSummary[]) => DocumentSummary[]): void {
  queryClient.setQueryData<Pages>(
    DOCUMENTS,
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, documents: change(page.documents) })) },
  );
}

export const useRenameDocument = () =>
  useMutation({
    mutationFn: ({ document, filename }: { document: DocumentSummary; filename: string }) =>
      api.renameDocument({
        params: { id: document.id },
        headers: toVersionHeaders(document.version),
        body: { filename },
      }),
    onSettled: () => readAgain(DOCUMENTS),
  });

export const useCopyDocument = () =>
  useMutation({
    mutationFn: (id: string) => api.copyDocument({ params: { id }, headers: toIdempotencyHeaders() }),
    onSettled: () => readAgain(DOCUMENTS),
  });

/**
 * Removes a document from the list at once and deletes it. It is no hook, because the row that calls it is
 * unmounted before the server replies.
 */
export async function deleteDocument(id: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey: DOCUMENTS });
  changeList((documents) => documents.filter((document) => document.id !== id));
  await api.deleteDocument({ params: { id } }).finally(() => readAgain(DOCUMENTS));
}

/** Reads the user's deleted documents, page by page. `documents` are all that have been read. */
export function useTrash(isSignedIn: boolean) {
  const query = useInfiniteQuery({
    queryKey: TRASH,
    enabled: isSignedIn,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => api.listTrash({ query: pageParam ? { next: pageParam } : {} }),
    getNextPageParam: ({ next }) => next,
    // It is opened to see what was deleted a moment ago.
    staleTime: 0,
  });
  return { ...query, documents: query.data?.pages.flatMap((page) => page.documents) ?? [] };
}

/** Removes a document of the trash for good. One that is gone already is no failure. */
export async function eraseDocument(id: string): Promise<void> {
  await api
    .eraseDocument({ params: { id } })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    })
    .finally(() => readAgain(DOCUMENTS));
}

/** Brings a deleted document back. */
export async function restoreDocument(id: string): Promise<void> {
  await api.restoreDocument({ params: { id } }).finally(() => readAgain(DOCUMENTS));
}
