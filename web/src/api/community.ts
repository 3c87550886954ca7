import type { Maintenance } from '#shared/api/account-models.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import type { RouteRequest } from './client.ts';
import { setKnownMaintenance } from './maintenance.ts';
import { useInfiniteQuery, useMutation } from './query-client.ts';

export const useSetMaintenance = () =>
  useMutation({
    mutationFn: (maintenance: Maintenance | null) => api.setMaintenance({ body: { maintenance } }),
    onSuccess: setKnownMaintenance,
  });

export const useSendHelpRequest = () =>
  useMutation({
    mutationFn: (body: RouteRequest<'sendHelpRequest'>['body']) => api.sendHelpRequest({ body }),
  });

/** Reads requests for help, newest first, page by page. Throws to the page where logging in helps. */
export function useHelpRequests() {
  const query = useInfiniteQuery({
    queryKey: ['help-requests'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => api.listHelpRequests({ query: pageParam ? { next: pageParam } : {} }),
    getNextPageParam: ({ next }) => next,
    throwOnError: (error) => error instanceof ApiError && error.needsLogin,
    // Read again after each log-in.
    gcTime: 0,
  });
  return { ...query, requests: query.data?.pages.flatMap((page) => page.requests) ?? [] };
}
