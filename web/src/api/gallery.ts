import { keepPreviousData } from '@tanstack/react-query';
import type { GallerySearch } from '#shared/api/gallery-models.ts';
import { api } from './api.ts';
import { readAgain, useInfiniteQuery, useMutation } from './query-client.ts';

/** Reads the public documents that match the search, newest first, page by page. */
export function useGallery(search: GallerySearch) {
  const query = useInfiniteQuery({
    queryKey: ['gallery', search],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      api.listGallery({ query: { ...search, ...(pageParam && { next: pageParam }) } }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  return { ...query, entries: query.data?.pages.flatMap((page) => page.entries) ?? [] };
}

const readShownAgain = (id: string) => Promise.all([readAgain(['published', id]), readAgain(['documents'])]);

/** Takes a document back; the page that showed it is left before it is read again. */
export const unpublish = (id: string) =>
  api.unpublishDocument({ params: { id } }).finally(() => readAgain(['documents']));

export const republish = (id: string) =>
  api.republishDocument({ params: { id } }).finally(() => readShownAgain(id));

/** Whether readers see the key, and the time from which they do; null where that is at once. */
export interface KeySharing {
  readonly shared: boolean;
  readonly since: string | null;
}

export const useShareKey = (id: string) =>
  useMutation({
    mutationFn: (body: KeySharing) => api.shareKey({ params: { id }, body }),
    onSettled: () => readShownAgain(id),
  });

export const useShareLink = (id: string) =>
  useMutation({
    mutationFn: (shared: boolean) => api.shareLink({ params: { id }, body: { shared } }),
    onSettled: () => readShownAgain(id),
  });
