/** Runs work on rows that no other work touches meanwhile, in the order in which it is asked for. */
export type RowLocks = <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>;

export function createRowLocks(): RowLocks {
  const last = new Map<string, Promise<unknown>>();
  return (keys, work) => {
    // All rows are asked for in one task, so that two works never wait for each other.
    const running = Promise.allSettled(keys.map((key) => last.get(key))).then(work);
    for (const key of keys) last.set(key, running);
    const forget = () => {
      for (const key of keys) if (last.get(key) === running) last.delete(key);
    };
    running.then(forget, forget);
    return running;
  };
}
