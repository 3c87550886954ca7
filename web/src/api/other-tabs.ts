import { session } from './api.ts';
import { queryClient } from './query-client.ts';

const CHANNEL = 'logged-out';

/** Tells the other tabs of this browser that its user has logged out. */
export function broadcastLogOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Leaves the page when another tab logs out, so that no text of the account stays on the screen. */
export function followLogOut(leave = () => location.assign('/')): void {
  new BroadcastChannel(CHANNEL).onmessage = () => {
    session.end('out');
    queryClient.clear();
    leave();
  };
}
