/** Small things that this device remembers by name. Where its storage is forbidden it remembers nothing. */
export const deviceMemory = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
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
