type Record_ = Record<string, unknown>;

const isObject = (value: unknown): value is Record_ => typeof value === 'object' && value !== null;
const getId = (value: unknown): unknown => (isObject(value) ? value.id : undefined);

/**
 * Makes `live` (a valtio proxy) equal to `wanted` and touches nothing that is equal already, so that
 * what did not change is not drawn again. Entries of a list that carry an id keep their proxy.
 */
export function reconcile(live: object, wanted: object): void {
  const target = live as Record_;
  const source = wanted as Record_;
  for (const name of Object.keys(target)) if (!(name in source)) delete target[name];
  for (const [name, value] of Object.entries(source)) reconcileField(target, name, value);
}

function reconcileField(target: Record_, name: string, value: unknown): void {
  const current = target[name];
  if (Object.is(current, value)) return;
  if (Array.isArray(current) && Array.isArray(value)) reconcileList(target, name, current, value);
  else if (isMap(current) && isMap(value)) reconcile(current, value);
  else target[name] = structuredClone(value);
}

const isMap = (value: unknown): value is Record_ => isObject(value) && !Array.isArray(value);

function reconcileList(target: Record_, name: string, current: unknown[], wanted: readonly unknown[]): void {
  // The same picture may stand twice in a list; each of its proxies is kept for one of them.
  const byId = Map.groupBy(current, getId);
  const next = wanted.map((entry, index) => {
    const kept = getId(entry) === undefined ? current[index] : byId.get(getId(entry))?.shift();
    if (!isObject(kept) || !isObject(entry)) return structuredClone(entry);
    reconcile(kept, entry);
    return kept;
  });
  const same =
    next.length === current.length && next.every((entry, index) => Object.is(entry, current[index]));
  if (!same) target[name] = next;
}
