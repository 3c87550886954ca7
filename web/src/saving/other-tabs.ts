/**
 * Tracks which tab has which draft open, by the browser's Web Locks: a closed or crashed tab holds none. Two
 * tabs never write the same draft.
 */
export interface Tabs {
  /** Takes a draft for this tab; false where another tab has it. */
  take(key: string): Promise<boolean>;
  release(key: string): void;
}

const held = new Map<string, () => void>();

export const tabs: Tabs = {
  take(key) {
    if (held.has(key)) return Promise.resolve(true);
    return new Promise((resolve) => {
      void navigator.locks.request(`draft/${key}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((release) => held.set(key, release));
      });
    });
  },
  release(key) {
    held.get(key)?.();
    held.delete(key);
  },
};

/** A version that one tab of this browser has put into the account. */
export interface SavedVersion {
  readonly id: string;
  readonly version: number;
}

const CHANNEL = 'saved-versions';

/** Tells the other tabs of this browser. */
export function broadcastSave(saved: SavedVersion): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(saved);
  channel.close();
}

/** Calls back with what other tabs save; returns a function that ends it. */
export function subscribeToSaves(listener: (saved: SavedVersion) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SavedVersion>) => listener(data);
  return () => channel.close();
}
