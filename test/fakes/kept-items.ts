import type { KeptItems, KeptShares, StoredKeptItem } from '#functions/ports/kept-items.ts';
import { KEPT_LIMITS, type KeptShare } from '#shared/api/kept-models.ts';
import type { RefuseDeleted } from './users.ts';

/** The rows of one port, by owner and id. */
function createRows<T extends { readonly id: string }>() {
  const owners = new Map<string, Map<string, T>>();
  const open = (owner: string) => owners.get(owner) ?? new Map<string, T>();
  return {
    list: (owner: string): T[] =>
      [...open(owner).values()]
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .map((value) => structuredClone(value)),
    get: (owner: string, id: string): T | undefined => structuredClone(open(owner).get(id)),
    findOwner: (id: string): string | undefined => [...owners.keys()].find((owner) => open(owner).has(id)),
    set: (owner: string, value: T) =>
      void owners.set(owner, new Map([...open(owner), [value.id, structuredClone(value)]])),
    remove: (owner: string, id: string) => void open(owner).delete(id),
    erase: (owner: string) => void owners.delete(owner),
  };
}

/** The bank and its links in memory; `eraseRows` removes those of a user. */
export function createKept(refuseDeleted: RefuseDeleted): {
  keptItems: KeptItems;
  keptShares: KeptShares;
  eraseRows(owner: string): void;
} {
  const items = createRows<StoredKeptItem>();
  const shares = createRows<KeptShare>();
  return {
    keptItems: {
      async list(owner, next) {
        const rest = items.list(owner).filter(({ id }) => next === undefined || id > next);
        const entries = rest.slice(0, KEPT_LIMITS.perPage);
        return { entries, next: rest.length > entries.length ? (entries.at(-1)?.id ?? null) : null };
      },
      find: async (owner, ids) => ids.flatMap((id) => items.get(owner, id) ?? []),
      count: async (owner) => items.list(owner).length,
      async write(owner, item, base) {
        if (base === 0) refuseDeleted(owner);
        if ((items.get(owner, item.id)?.version ?? 0) !== base) return false;
        items.set(owner, item);
        return true;
      },
      remove: async (owner, id) => items.remove(owner, id),
    },
    keptShares: {
      list: async (owner) => shares.list(owner),
      find: async (owner, id) => shares.get(owner, id),
      findOwner: async (id) => shares.findOwner(id),
      async put(owner, share) {
        refuseDeleted(owner);
        shares.set(owner, share);
      },
      remove: async (owner, id) => shares.remove(owner, id),
    },
    eraseRows(owner) {
      items.erase(owner);
      shares.erase(owner);
    },
  };
}
