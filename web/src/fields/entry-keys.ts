import { useRef } from 'react';

/** Holds the entries of a list with the keys that React knows them by, and the key of the next new entry. */
export interface KeyedEntries {
  readonly entries: readonly object[];
  readonly keys: readonly string[];
  readonly spare: string;
}

let count = 0;
const createKey = (): string => `entry-${++count}`;

/**
 * Returns keys for entries without ids: an entry keeps its key when it moves, when it is edited, and while
 * others come and go. An entry added at the end takes the spare key, so that the row in which it was typed
 * stays mounted.
 */
export function keyEntries(before: KeyedEntries | null, entries: readonly object[]): KeyedEntries {
  if (before?.entries === entries) return before;
  const free = new Map(before?.entries.map((entry, at) => [entry, before.keys[at] ?? '']));
  const take = (entry: object | undefined): string | undefined => {
    const key = entry && free.get(entry);
    if (entry) free.delete(entry);
    return key;
  };
  const unmoved = entries.map(take);
  let spare = before?.spare ?? createKey();
  const takeSpare = (at: number): string => {
    if (at < (before?.entries.length ?? 0)) return createKey();
    const key = spare;
    spare = createKey();
    return key;
  };
  // An entry that was edited is another object at the same place.
  const keys = unmoved.map((key, at) => key ?? take(before?.entries[at]) ?? takeSpare(at));
  return { entries, keys, spare };
}

/** Returns the keys of the entries as they are drawn, and the spare key for the row of a new one. */
export function useEntryKeys(entries: readonly object[]): KeyedEntries {
  const known = useRef<KeyedEntries>(null);
  known.current = keyEntries(known.current, entries);
  return known.current;
}
