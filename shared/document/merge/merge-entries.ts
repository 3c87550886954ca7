/** Three lists of entries, each named once: what two copies started from, and the copies. */
interface ThreeLists {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, at) => name === b[at]);

/**
 * Merges the orders of two copies. `stays` tells which of the entries of the base are in the result; those that one copy has
 * added are all in it, each run of them behind the entry of the base that stood before it. An order that both have changed is mine.
 * Where both add at one place, the runs stand in the order of their names, so that either copy may be called mine.
 */
export function mergeOrders({ base, mine, theirs }: ThreeLists, stays: (name: string) => boolean): string[] {
  const known = new Set(base);
  const isKept = (name: string) => known.has(name) && stays(name);
  const own = mine.filter(isKept);
  const other = theirs.filter(isKept);
  const before = base.filter(isKept);
  // One that a copy has deleted stands where the other has it.
  const order = isSameOrder(own, restrict(before, own)) ? weave(other, own) : weave(own, other);
  const runs = [findRuns(mine, known, isKept), findRuns(theirs, known, isKept)];
  const readRuns = (after: string | null): string[] => {
    const [first = [], second = []] = runs.map((found) => found.get(after) ?? []);
    const ordered = (first[0] ?? '') <= (second[0] ?? '') ? [first, second] : [second, first];
    return ordered.flat();
  };
  const merged = [...readRuns(null), ...order.flatMap((name) => [name, ...readRuns(name)])];
  return [...new Set(merged)];
}

const restrict = (names: readonly string[], to: readonly string[]): string[] => {
  const wanted = new Set(to);
  return names.filter((name) => wanted.has(name));
};

/** Puts what the first list lacks behind the entry that is before it in the second. */
function weave(first: readonly string[], second: readonly string[]): string[] {
  const woven = [...first];
  for (const [at, name] of second.entries()) {
    if (woven.includes(name)) continue;
    woven.splice(woven.indexOf(second[at - 1] ?? '') + 1, 0, name);
  }
  return woven;
}

/** Finds the added entries by the kept one that they stand behind; null for those at the beginning. */
function findRuns(
  names: readonly string[],
  known: ReadonlySet<string>,
  isKept: (name: string) => boolean,
): Map<string | null, string[]> {
  const runs = new Map<string | null, string[]>();
  let after: string | null = null;
  for (const name of names) {
    if (isKept(name)) after = name;
    else if (!known.has(name)) runs.set(after, [...(runs.get(after) ?? []), name]);
  }
  return runs;
}
