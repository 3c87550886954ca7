import { isDraft, original } from 'immer';

/** Names a step of a path: a field, a place in a list from 0, or the entry of a list with this id. */
export type PathKey = string | number | { readonly id: string };

/**
 * Names a part of the open document, such as one option of one item, for as long as it exists. Entries with an id are
 * named by it, so a path still leads to an item that was moved. The same part is always the same object.
 */
export class Path<T> {
  readonly keys: readonly PathKey[];
  private readonly below = new Map<string | number, Path<never>>();

  constructor(keys: readonly PathKey[] = []) {
    this.keys = keys;
  }

  /** Leads to a field, or to a place in a list. */
  at<K extends keyof T & (string | number)>(key: K): Path<T[K]> {
    return this.extend(key, key);
  }

  /** Leads to the entry of a list with this id. */
  entry<E extends { readonly id: string }>(this: Path<E[]>, id: string): Path<E> {
    return this.extend(`#${id}`, { id });
  }

  /** Returns the part in a document, or in a draft of it; undefined where it is gone. */
  find(root: object): T | undefined {
    return this.keys.reduce<unknown>(step, root) as T | undefined;
  }

  private extend<U>(name: string | number, key: PathKey): Path<U> {
    const known = this.below.get(name) ?? (new Path<U>([...this.keys, key]) as Path<never>);
    this.below.set(name, known);
    return known;
  }
}

function step(holder: unknown, key: PathKey): unknown {
  if (typeof holder !== 'object' || holder === null) return undefined;
  if (typeof key !== 'object') return (holder as Record<string | number, unknown>)[key];
  const entries = holder as { id: string }[];
  // Reading every entry of a draft is slow, and no rule has changed it yet.
  const known = isDraft(entries) ? original(entries) : entries;
  return entries[known ? findPlace(known, key) : -1];
}

/** The places where entries were found last. Every row of a list asks for its own entry at every key. */
const lastPlaces = new WeakMap<object, number>();

function findPlace(entries: readonly { readonly id: string }[], key: { readonly id: string }): number {
  const last = lastPlaces.get(key) ?? -1;
  if (entries[last]?.id === key.id) return last;
  const place = entries.findIndex(({ id }) => id === key.id);
  lastPlaces.set(key, place);
  return place;
}
