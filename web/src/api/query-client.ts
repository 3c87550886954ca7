import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MOST_RETRIES = 2;

/** Only what may pass by itself is tried again: a refusal stays one. Who has waited in vain decides for themselves. */
export const mayPass = (failures: number, error: unknown): boolean =>
  failures < MOST_RETRIES && error instanceof ApiError && error.isTransient && error.code !== 'unanswered';

/**
 * Everything that comes from the server. Without a connection a call fails and says so, where it would wait without a
 * word; what is on the screen is asked for again once there is one.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayPass, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});
