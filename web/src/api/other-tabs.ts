import { session } from './api.ts';

/** One for the page, because a channel hears all others of its name, those of its own page too. */
let channel: BroadcastChannel | undefined;
const getChannel = () => {
  channel ??= new BroadcastChannel('logged-out');
  return channel;
};

/** Tells the other tabs of this browser that its user has logged out. */
export function broadcastLogOut(): void {
  getChannel().postMessage(null);
}

/** Leaves the page when another tab logs out, so that no text of the account stays on the screen. */
export function followLogOut(leave = () => location.assign('/')): void {
  getChannel().onmessage = () => {
    session.end('out');
    leave();
  };
}
