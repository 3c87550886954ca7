const keys = new WeakMap<object, string>();
let last = 0;

/** A key that no entry has yet. */
export const createKey = (): string => `entry-${++last}`;

/** Gives an entry that has just been made the key of the row that it was written in. */
export function keepKey(entry: object, key: string): void {
  keys.set(entry, key);
}

/** A key for an entry that has no id of its own: the same for as long as the entry lives, wherever it moves. */
export function getObjectKey(entry: object): string {
  const known = keys.get(entry);
  if (known) return known;
  const key = createKey();
  keys.set(entry, key);
  return key;
}
