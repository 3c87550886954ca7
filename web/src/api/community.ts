import type { HelpRequest, Maintenance } from '#shared/api/account-models.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import type { RouteRequest } from './client.ts';
import { setKnownMaintenance } from './maintenance.ts';
import { queryClient, readAgain, useInfiniteQuery, useMutation, useQuery } from './query-client.ts';

const PLANNED = ['planned-maintenance'] as const;

/** Reads the notice as it is stored: what everybody reads may be a copy of a minute ago. */
export const usePlannedMaintenance = () =>
  useQuery({ queryKey: PLANNED, queryFn: () => api.readPlannedMaintenance(), gcTime: 0 });

export const useSetMaintenance = () =>
  useMutation({
    mutationFn: (maintenance: Maintenance | null) => api.setMaintenance({ body: { maintenance } }),
    onSuccess: (notice) => {
      queryClient.setQueryData(PLANNED, notice);
      setKnownMaintenance(notice);
    },
  });

export const useSendHelpRequest = () =>
  useMutation({
    mutationFn: (body: RouteRequest<'sendHelpRequest'>['body']) => api.sendHelpRequest({ body }),
  });

const REQUESTS = ['help-requests'] as const;

/** Removes a request that was answered, here and on the server. */
export const useCloseHelpRequest = () =>
  useMutation({
    mutationFn: ({ id, sent_at }: Pick<HelpRequest, 'id' | 'sent_at'>) =>
      api.closeHelpRequest({ params: { request: id }, query: { sent_at } }),
    onSettled: () => readAgain(REQUESTS),
  });

/** Reads requests for help, newest first, page by page. Throws to the page where logging in helps. */
export function useHelpRequests() {
  const query = useInfiniteQuery({
    queryKey: REQUESTS,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) => api.listHelpRequests({ query: pageParam ? { next: pageParam } : {} }),
    getNextPageParam: ({ next }) => next,
    throwOnError: (error) => error instanceof ApiError && error.needsLogin,
    // Read again after each log-in.
    gcTime: 0,
  });
  return { ...query, requests: query.data?.pages.flatMap((page) => page.requests) ?? [] };
}
