import type { HandoutDocument } from '#shared/document/document.ts';
import { api } from './api.ts';
import { readAgain, useInfiniteQuery, useMutation, useQuery } from './query-client.ts';

const toListKey = (id: string) => ['revisions', id] as const;

/** Reads the saved versions of a document, newest first, page by page. `revisions` are all that have been read. */
export function useRevisions(id: string) {
  const query = useInfiniteQuery({
    queryKey: toListKey(id),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      api.listRevisions({ params: { id }, query: pageParam ? { next: pageParam } : {} }),
    getNextPageParam: ({ next }) => next,
    // A version that was saved since belongs to the list.
    staleTime: 0,
    gcTime: 0,
  });
  return { ...query, revisions: query.data?.pages.flatMap((page) => page.revisions) ?? [] };
}

/** Reads one saved version, which never changes; null reads nothing. */
export const useRevision = (id: string, revision: string | null) =>
  useQuery({
    queryKey: ['revision', id, revision],
    enabled: revision !== null,
    queryFn: async (): Promise<HandoutDocument> =>
      (await api.readRevision({ params: { id, revision: revision ?? '' } })).document,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Names a saved version; null takes its name away. */
export const useNameRevision = (id: string) =>
  useMutation({
    mutationFn: ({ revision, name }: { revision: string; name: string | null }) =>
      api.nameRevision({ params: { id, revision }, body: { name } }),
    onSettled: () => readAgain(toListKey(id)),
  });
