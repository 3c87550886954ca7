export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((entry, at) => Object.is(entry, b[at]));

/**
 * Hands out again what was made of the very same things the last time, so that what did not change keeps its
 * identity and is not drawn again. A key names one thing and is always made by the same function.
 */
export class MemoCache {
  private readonly made = new Map<string, { memoize: readonly unknown[]; value: unknown }>();

  of<T>(key: string, things: readonly unknown[], make: () => T): T {
    const last = this.made.get(key);
    if (last && isSameList(last.memoize, things)) return last.value as T;
    const value = make();
    this.made.set(key, { memoize: things, value });
    return value;
  }

  /** Hands out the thing of the last time as long as it is alike, for whoever compares by identity. */
  keepIfAlike<T>(key: string, thing: T, isAlike: (last: T, next: T) => boolean): T {
    const last = this.made.get(key)?.value as T | undefined;
    if (last !== undefined && isAlike(last, thing)) return last;
    this.made.set(key, { memoize: [], value: thing });
    return thing;
  }
}
