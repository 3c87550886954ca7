/** How this device and its printer are set up: all that stays when a user logs out. */
const OF_THE_DEVICE: ReadonlySet<string> = new Set([
  'theme',
  'back-offset',
  'experiments/device',
  'small-screen-notice-dismissed',
  'spacing-notice-dismissed',
]);
/** Drafts of pages that went away: each has an owner, and goes as drafts do. */
export const LAST_DRAFT = 'handout:last-draft:';

const isOfTheDevice = (name: string): boolean => OF_THE_DEVICE.has(name) || name.startsWith(LAST_DRAFT);

/** Counts the users who have logged out since the page was loaded. */
let logOuts = 0;

/** Small things that this device remembers by name. Where its storage is forbidden it remembers nothing. */
export const deviceMemory = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  /** Reads a list that was stored as JSON; an empty one where the value is none of such entries. */
  readList<T>(name: string, isEntry: (value: unknown) => value is T): T[] {
    try {
      const stored: unknown = JSON.parse(this.read(name) ?? '[]');
      return Array.isArray(stored) && stored.every(isEntry) ? stored : [];
    } catch {
      return [];
    }
  },
  /** Stores a value; null removes it. */
  write(name: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    } catch {
      // The memory holds for as long as the page does.
    }
  },
  /** Returns a `write` for what a page stores when it is left, which ends with a log-out: pages are left after it. */
  createWriter(): (name: string, value: string | null) => void {
    const before = logOuts;
    return (name, value) => {
      if (before === logOuts) this.write(name, value);
    };
  },
  /** Forgets whatever users have left behind. A new name counts as a user's until it is listed as the device's. */
  forgetUsers(): void {
    logOuts += 1;
    try {
      for (const name of Object.keys(localStorage)) if (!isOfTheDevice(name)) this.write(name, null);
    } catch {
      // Nothing was remembered.
    }
  },
};
