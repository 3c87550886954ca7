const keys = new WeakMap<object, string>();
let last = 0;

/** A key for an entry that has no id of its own: the same for as long as the entry lives, wherever it moves. */
export function objectKey(entry: object): string {
  const known = keys.get(entry);
  if (known) return known;
  const key = `entry-${++last}`;
  keys.set(entry, key);
  return key;
}
