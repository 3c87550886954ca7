import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MOST_RETRIES = 2;

/** Only what may pass by itself is tried again: a refusal stays one. */
const mayPass = (failures: number, error: unknown): boolean =>
  failures < MOST_RETRIES && error instanceof ApiError && error.isPassing;

/** Everything that comes from the server. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: mayPass, staleTime: 10_000 }, mutations: { retry: false } },
});
