import { LIMITS } from '../vocabulary/limits.ts';

interface Entry {
  readonly id: string;
}

/** Puts deleted entries that are not back already where they stood, each below the one that was above it and still is there. */
export function putBack<T extends Entry>(
  document: { items: T[] },
  { before, deleted }: { before: readonly T[]; deleted: ReadonlySet<string> },
): void {
  const items = [...document.items];
  for (const [index, item] of before.entries()) {
    const present = new Set(items.map(({ id }) => id));
    if (!deleted.has(item.id) || present.has(item.id) || items.length >= LIMITS.items) continue;
    const above = before.slice(0, index).findLast(({ id }) => present.has(id));
    // What stood there may be held by a proxy, which cannot be cloned; it is JSON.
    items.splice(items.findIndex(({ id }) => id === above?.id) + 1, 0, JSON.parse(JSON.stringify(item)) as T);
  }
  if (items.length > document.items.length) document.items = items;
}
