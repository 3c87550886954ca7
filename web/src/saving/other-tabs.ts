import type { HandoutDocument } from '#shared/document/document.ts';
import type { TabDelta } from './tab-delta.ts';

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

/** A document as a tab hands it to another one that cannot reach the account: what the account had last, as far as that is known. */
export interface TabCopy {
  readonly document: HandoutDocument;
  readonly version: number;
  readonly hash: string | null;
  /** True where it is not known what the account had: the document is as its user left it. */
  readonly hasUnsavedChanges?: boolean;
  /** The account of its user. */
  readonly owner?: string | null;
}

/**
 * What a tab tells the others of this browser: that a document is in sight in it, or in sight in it too, or no more, that it
 * has saved a version, or what was just written in it; or that it cannot reach the account and asks for the document.
 */
export type TabMessage =
  | { readonly id: string; readonly says: 'opened' | 'open too' | 'hidden' | 'asks' }
  | { readonly id: string; readonly says: 'gives'; readonly copy: TabCopy }
  | { readonly id: string; readonly says: 'saved'; readonly version: number }
  | { readonly id: string; readonly says: 'wrote'; readonly delta: TabDelta };

const CHANNEL = 'saved-versions';
/** Tells this tab's messages from those of others: a page hears what it says on another channel of that name. */
const TAB = crypto.randomUUID();

/** Tells the other tabs of this browser. */
export function broadcast(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ ...message, from: TAB });
  channel.close();
}

/** Calls back with what other tabs tell; returns a function that ends it. */
export function subscribeToTabs(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<TabMessage & { from: string }>) => {
    if (data.from !== TAB) listener(data);
  };
  return () => channel.close();
}
