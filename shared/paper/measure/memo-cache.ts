export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((entry, at) => Object.is(entry, b[at]));

/**
 * Returns the last value made for a key while its inputs are identical, so that unchanged values keep their
 * identity and are not drawn again. A key names one value and is always made by the same function.
 */
export class MemoCache {
  private readonly made = new Map<string, { inputs: readonly unknown[]; value: unknown }>();

  of<T>(key: string, inputs: readonly unknown[], make: () => T): T {
    const last = this.made.get(key);
    if (last && isSameList(last.inputs, inputs)) return last.value as T;
    const value = make();
    this.made.set(key, { inputs, value });
    return value;
  }

  /** Returns the last value for the key as long as it is alike, for callers that compare by identity. */
  keepIfAlike<T>(key: string, thing: T, isAlike: (last: T, next: T) => boolean): T {
    const last = this.made.get(key)?.value as T | undefined;
    if (last !== undefined && isAlike(last, thing)) return last;
    this.made.set(key, { inputs: [], value: thing });
    return thing;
  }
}
