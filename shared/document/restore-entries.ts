import { LIMITS } from '../vocabulary/limits.ts';

interface Entry {
  readonly id: string;
}

/**
 * Puts deleted entries back that are still missing, each below the entry that was above it, if that one is
 * still there.
 */
export function putBack<T extends Entry>(
  document: { items: T[] },
  { before, deleted }: { before: readonly T[]; deleted: ReadonlySet<string> },
): void {
  const items = [...document.items];
  for (const [index, item] of before.entries()) {
    const present = new Set(items.map(({ id }) => id));
    if (!deleted.has(item.id) || present.has(item.id) || items.length >= LIMITS.items) continue;
    const above = before.slice(0, index).findLast(({ id }) => present.has(id));
    // The entry may be a draft proxy, which `structuredClone` refuses; it is plain JSON.
    items.splice(items.findIndex(({ id }) => id === above?.id) + 1, 0, JSON.parse(JSON.stringify(item)) as T);
  }
  if (items.length > document.items.length) document.items = items;
}
