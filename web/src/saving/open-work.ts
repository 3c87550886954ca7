/** Stores what an open editor has not stored yet: on the device, and in the account where it can. */
type Store = () => Promise<void>;

const open = new Set<Store>();

/** Registers an open editor of this page; returns what takes it back. */
export function registerOpenWork(store: Store): () => void {
  open.add(store);
  return () => void open.delete(store);
}

/** Stores the work of every editor that this page has open. */
export async function storeOpenWork(): Promise<void> {
  await Promise.all([...open].map((store) => store()));
}
