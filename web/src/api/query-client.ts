import * as query from '@tanstack/react-query';
import { session } from './api.ts';
import { ApiError } from './api-error.ts';

const MOST_RETRIES = 2;

/** Tells whether to retry: only errors that may pass by themselves. After a timeout the user decides. */
export const mayPass = (failures: number, error: unknown): boolean =>
  failures < MOST_RETRIES && error instanceof ApiError && error.isTransient && error.code !== 'unanswered';

/**
 * The cache of everything that comes from the server. Offline a call fails with an error instead of waiting;
 * once the connection is back, what is on the screen is read again.
 */
export const queryClient = new query.QueryClient({
  defaultOptions: {
    queries: { retry: mayPass, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

queryClient.mount();

// Logging out clears the cache of everything that was read.
session.subscribe(() => {
  if (session.getState().status === 'out') queryClient.clear();
});

// Uses the cache of this module in place of one that the root of the page provides: the editor begins without any.
export const useQuery = ((options: Parameters<typeof query.useQuery>[0]) =>
  query.useQuery(options, queryClient)) as typeof query.useQuery;
export const useInfiniteQuery = ((options: Parameters<typeof query.useInfiniteQuery>[0]) =>
  query.useInfiniteQuery(options, queryClient)) as typeof query.useInfiniteQuery;
export const useMutation = ((options: Parameters<typeof query.useMutation>[0]) =>
  query.useMutation(options, queryClient)) as typeof query.useMutation;

/**
 * Reads again what has changed. A first reading that is under way is cancelled: it was sent before the change, and
 * the library would wait for it in place of asking again.
 */
export async function readAgain(queryKey: query.QueryKey, client = queryClient): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
