import { useEffect, useSyncExternalStore } from 'react';
import { api, session } from './api.ts';
import { broadcastLogOut } from './other-tabs.ts';
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

/** Ends the session on the server and here, and forgets everything that was read with it. */
export async function logOut(): Promise<void> {
  await api.logOut();
  session.end('out');
  broadcastLogOut();
}
