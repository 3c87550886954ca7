import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api, session } from './api.ts';
import { broadcastLogOut } from './other-tabs.ts';
import { queryClient } from './query-client.ts';
import type { SessionState } from './session.ts';

/** Returns the session; the first call restores a session from an earlier visit. */
export function useSession(): SessionState {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    // Without a connection it stays unknown, and the next call tries again.
    session.ensureFresh(api.refreshSession).catch(() => {});
  }, []);
  return state;
}

/** Returns the state of that first request, for a page that shows nothing before its reply. */
export const useAskedSession = () =>
  useQuery({
    queryKey: ['session'],
    queryFn: () => session.renew(api.refreshSession).then(() => true),
    retry: false,
    gcTime: 0,
  });

/** Ends the session on the server and here, and forgets everything that was read with it. */
export async function logOut(): Promise<void> {
  await api.logOut();
  session.end('out');
  queryClient.clear();
  broadcastLogOut();
}
