/**
 * Which drafts are open in which tab, told by the browser's own locks: a tab that is closed or has
 * crashed holds none. Two tabs never write the same draft.
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
