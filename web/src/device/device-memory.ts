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
};
